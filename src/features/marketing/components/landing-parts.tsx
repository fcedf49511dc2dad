import type { LandingContent } from '../model/landing-text';
import { BankInFigures } from './bank-in-figures';
import { Campaign } from './campaign';
import { CertificateFrame } from './certificate-frame';
import { FairComparison } from './fair-comparison';
import { FiveQuestions } from './five-questions';
import { NewestArticles } from './news';
import { People } from './people';
import { Risks } from './risks';
import { ThreeSteps } from './three-steps';

export const LandingParts = ({
  content: { figures, news, people, questions, questionCount },
}: {
  content: LandingContent;
}) => (
  <>
    <CertificateFrame />
    <ThreeSteps figures={figures} />
    <BankInFigures figures={figures} />
    <Campaign figures={figures} />
    <FairComparison />
    <People people={people} />
    <NewestArticles news={news} />
    <FiveQuestions questions={questions} questionCount={questionCount} />
    <Risks />
  </>
);
