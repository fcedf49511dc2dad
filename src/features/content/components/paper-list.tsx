import styled from '@emotion/styled';
import { from, UNSEEN } from '@/theme/tokens';
import { CopyButton } from '@/ui/address/copy-button';
import { DOCUMENT_LOCALE, formatDay } from '@/utils/dates';
import { sizeInWords, type ServedPaper } from '../model/served-paper';
import { About, Exact, Line, Proof, Row, Rows, Tail, Words } from './figures/proof-rows';

const Title = styled('a')({ fontWeight: 600, display: 'inline-block', paddingBlock: 4 });
const Take = styled('a')({ display: 'inline-flex', alignItems: 'center', minBlockSize: 44 });
const Of = styled('span')(UNSEEN);
/** On medium screens the hash takes a full line, because its last characters would wrap beside the buttons. */
const Hash = styled(Exact)({ [from.tablet]: { flexBasis: '100%' }, [from.wide]: { flexBasis: '16rem' } });

export const PaperList = ({ papers }: { papers: readonly ServedPaper[] }) => (
  <Rows>
    {papers.map(({ file, path, title, about, version, date, size, sha256 }) => (
      <Row key={file} id={file.replace(/\.html$/, '-file')}>
        <Line>
          <Words>
            <Title href={path}>{title}</Title>
            <About>{about}</About>
          </Words>
          <Proof>
            Version {version}, <time dateTime={date}>{formatDay(date, DOCUMENT_LOCALE)}</time>
            <br />
            HTML, {sizeInWords(size)}
          </Proof>
        </Line>
        <Tail>
          <Hash dir="ltr">
            <Of>SHA-256 of {title}: </Of>
            {sha256}
          </Hash>
          <CopyButton text={sha256} label="Copy hash" of={`of ${title}`} isQuiet />
          <Take href={path} download={file}>
            Download<Of> {title}</Of>
          </Take>
        </Tail>
      </Row>
    ))}
  </Rows>
);
