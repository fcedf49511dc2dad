import { useId, type CSSProperties } from 'react';
import { RosetteRing } from '@/ui/guilloche/rosette';
import { ringOf } from '@/ui/guilloche/rosette-rings';
import { Braid } from '@/ui/braid';
import * as Part from './life-styles';
import { STAGES, type Stage } from './stages';

/** Radio buttons and CSS select the step, so that it works without JavaScript. */
export function LifeOfAShare() {
  const name = useId();
  return (
    <Part.Life style={{ '--stages': STAGES.length } as CSSProperties}>
      <Part.Legend>Steps in the life of a share</Part.Legend>
      {STAGES.map((stage, index) => (
        <Part.Step key={stage.id} style={{ '--at': index + 1 } as CSSProperties}>
          <Part.Choice type="radio" name={name} id={stage.id} defaultChecked={index === 0} />
          <Part.Head htmlFor={stage.id}>
            <Mark petals={stage.petals} isLast={index === STAGES.length - 1} />
            <span>
              <bdi>{stage.name}</bdi>
            </span>
          </Part.Head>
          <StageText stage={stage} />
        </Part.Step>
      ))}
    </Part.Life>
  );
}

function Mark({ petals, isLast }: { petals: number; isLast: boolean }) {
  const braid = useId();
  return (
    <>
      <Part.Sign viewBox="-50 -50 100 100" aria-hidden="true">
        <g data-is="engraved">
          <RosetteRing ring={ringOf({ radius: 38, amplitude: 0.22, petals, turns: 4 })} weight={1.3} />
        </g>
        <circle data-is="outlined" r="36" />
      </Part.Sign>
      {!isLast && (
        <Part.Path aria-hidden="true">
          <g data-is="engraved">
            <Braid id={braid} isUpright />
          </g>
          <line data-is="outlined" x1="5" x2="5" y1="0" y2="100%" />
        </Part.Path>
      )}
    </>
  );
}

const FACTS = [
  ['share', 'The share'],
  ['entry', 'The entry'],
  ['token', 'The token'],
  ['who', 'Who acts'],
] as const;

const StageText = ({ stage }: { stage: Stage }) => {
  const { picture: Drawn, labels, story } = stage;
  return (
    <Part.Panel>
      <div>
        <Drawn />
        <Part.Labels>
          {labels.map((label) => (
            <span key={label}>
              <bdi>{label}</bdi>
            </span>
          ))}
        </Part.Labels>
      </div>
      <div>
        <Part.Story>{story}</Part.Story>
        <Part.Facts>
          {FACTS.map(([key, term]) => (
            <div key={key}>
              <dt>{term}</dt>
              <dd>
                <bdi>{stage[key]}</bdi>
              </dd>
            </div>
          ))}
        </Part.Facts>
      </div>
    </Part.Panel>
  );
};
