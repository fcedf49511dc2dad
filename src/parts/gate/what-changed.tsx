import styled from '@emotion/styled';
import type { LegalChange } from '@/api/contract';
import { Moment } from '@/ui/moment';
import { color } from '@/theme/tokens';

const List = styled('ul')({ listStyle: 'disc', paddingInlineStart: '1.3em', '& li::marker': { color: color.faint } });

export const WhatChanged = ({ changes }: { changes: readonly LegalChange[] }) =>
  changes.map(({ version, effectiveDate, points }) => (
    <div key={version}>
      <p>
        Version {version}, in force from <Moment iso={effectiveDate} form="day" />:
      </p>
      <List>
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </List>
    </div>
  ));
