import { ChartOrTable } from '@/ui/static-charts/chart-or-table';
import { Caption } from '@/ui/static-charts/styles';
import { PartsBar } from '@/ui/static-charts/parts-bar';
import { ShareRows } from '@/ui/static-charts/share-rows';
import { SHARES } from '../../facts';
import { dilutionRows } from '../../model/campaign';
import { SHARE_COUNTS, USE_OF_FUNDS } from '../../report';
import { FigureTable } from './figure-table';

export const UseOfFunds = () => <PartsBar parts={USE_OF_FUNDS} />;

export function Dilution() {
  const rows = dilutionRows({ ...SHARE_COUNTS, today: SHARES.issued.value.replaceAll(',', '') });
  return (
    <ChartOrTable
      name="Dilution"
      chart={
        <>
          <ShareRows rows={rows} />
          <Caption>
            Each bar shows all shares, with the new ones densely hatched. The figure beside it shows what a holding of
            one per cent has become.
          </Caption>
        </>
      }
      table={
        <FigureTable
          caption={`A holding of one per cent whose owner buys no new shares. Issued so far: ${SHARES.issued.asOf.label}`}
          label="When"
          columns={['Shares', 'Your holding']}
          rows={rows.map(({ label, text, note }) => ({ label, values: [String(note), text] }))}
        />
      }
    />
  );
}
