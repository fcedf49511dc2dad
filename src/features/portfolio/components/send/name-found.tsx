import { Prose } from '@/ui/layout/lead';
import { GroupedAddress } from '@/ui/address/grouped-address';
import type { NameAnswer } from '@/chain/names/address-of-name';
import { OF_ETHEREUM } from '../../model/transfer-text';

type Props = { name: string | null; isLooking: boolean; answer: NameAnswer | undefined };

export const NameFound = ({ name, isLooking, answer }: Props) => (
  <div role="status" aria-label="The name">
    {isLooking ? (
      <p>
        Looking up <bdi>{name}</bdi>
      </p>
    ) : (
      answer?.type === 'found' && (
        <Prose>
          <p>
            <bdi>{answer.name}</bdi> leads to:
          </p>
          <GroupedAddress value={answer.address} />
          {answer.isOfEthereum && <p>{OF_ETHEREUM}</p>}
        </Prose>
      )
    )}
  </div>
);
