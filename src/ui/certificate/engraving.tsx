import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { engraved, engravedBand, engravedUpright } from '../engraved';
import { BandDefinition, BandStrip } from '../guilloche/band';
import { Rosette } from '../guilloche/rosette';

export type Engraving = {
  corner: ReactNode;
  across: ReactNode;
  upright: ReactNode;
  medallion: ReactNode;
  definition?: ReactNode;
};

export const drawnOf = (seed: string, band: string): Engraving => ({
  corner: <Rosette seed={seed} kind="roundel" />,
  across: <BandStrip band={band} />,
  upright: <BandStrip band={band} isUpright />,
  medallion: <Rosette seed={seed} kind="medallion" />,
  definition: <BandDefinition seed={seed} id={band} />,
});

const FILLS = { inlineSize: '100%', blockSize: '100%' } as const;
const Corner = styled('i')({ ...engraved('corner'), ...FILLS });
const Across = styled('i')({ ...engravedBand, ...FILLS });
const Upright = styled('i')({ ...engravedUpright, ...FILLS });
const Medal = styled('i')({ ...engraved('medallion'), ...FILLS });

/**
 * The specimen's engraving is the same for everyone. It therefore uses cacheable files instead of 36 KB of lines in the
 * page.
 */
export const SPECIMEN_ENGRAVING: Engraving = {
  corner: <Corner aria-hidden="true" />,
  across: <Across aria-hidden="true" />,
  upright: <Upright aria-hidden="true" />,
  medallion: <Medal aria-hidden="true" />,
};
