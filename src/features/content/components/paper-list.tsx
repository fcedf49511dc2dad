import styled from '@emotion/styled';
import { from, VISUALLY_HIDDEN } from '@/theme/tokens';
import { CopyButton } from '@/ui/address/copy-button';
import { Summary } from '@/ui/summary';
import { documentDay } from '@/utils/dates';
import { formatFileSize, type ServedFile, type ServedPaper } from '../model/served-paper';
import { About, Exact, Line, Proof, Row, Rows, Tail, ProofText } from './figures/proof-rows';

const Title = styled('a')({ fontWeight: 600, display: 'inline-block', paddingBlock: 4 });
const Take = styled('a')({ display: 'inline-flex', alignItems: 'center', minBlockSize: 44 });
const ScreenReaderText = styled('span')(VISUALLY_HIDDEN);
const Verify = styled('details')({
  fontSize: '0.9375rem',
  '@media print': { '&::details-content': { contentVisibility: 'visible', blockSize: 'auto' } },
});
/** On medium screens, the hash gets a full line, because its last characters would wrap beside the buttons. */
const Hash = styled(Exact)({ [from.tablet]: { flexBasis: '100%' }, [from.wide]: { flexBasis: '16rem' } });

const NAMES = { PDF: 'Download PDF', HTML: 'Read as HTML' } as const;

const linkTo = (title: string, { kind, file, path }: ServedFile) => (
  <Take key={kind} href={path} download={kind === 'PDF' ? file : undefined}>
    {NAMES[kind]}
    <ScreenReaderText>: {title}</ScreenReaderText>
  </Take>
);

const proofOf = ({ title, date }: ServedPaper, { kind, size, sha256 }: ServedFile) => (
  <div key={kind}>
    <p>
      {kind}, {formatFileSize(size)}, <time dateTime={date}>{documentDay(date)}</time>
    </p>
    <Tail>
      <Hash dir="ltr">
        <ScreenReaderText>
          SHA-256 of {title}, {kind}:{' '}
        </ScreenReaderText>
        {sha256}
      </Hash>
      <CopyButton text={sha256} label="Copy hash" of={`of ${title}, ${kind}`} isQuiet />
    </Tail>
  </div>
);

const PaperVersion = ({ paper: { version, date, files } }: { paper: ServedPaper }) => (
  <Proof>
    Version {version}, <time dateTime={date}>{documentDay(date)}</time>
    {files[0]?.pages && (
      <>
        <br />
        {files[0].pages} pages
      </>
    )}
  </Proof>
);

function PaperRow({ paper }: { paper: ServedPaper }) {
  const { file, title, about, files } = paper;
  return (
    <Row id={file.replace(/\.html$/, '-file')}>
      <Line>
        <ProofText>
          <Title href={files[0]?.path}>{title}</Title>
          <About>{about}</About>
        </ProofText>
        <PaperVersion paper={paper} />
      </Line>
      <Tail>{files.map((one) => linkTo(title, one))}</Tail>
      <Verify>
        <Summary>
          <span>
            Verify<ScreenReaderText> {title}</ScreenReaderText>
          </span>
        </Summary>
        {files.map((one) => proofOf(paper, one))}
      </Verify>
    </Row>
  );
}

export const PaperList = ({ papers }: { papers: readonly ServedPaper[] }) => (
  <Rows>
    {papers.map((paper) => (
      <PaperRow key={paper.file} paper={paper} />
    ))}
  </Rows>
);
