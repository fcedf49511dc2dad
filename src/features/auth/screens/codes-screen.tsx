import { CodesForm } from '../components/codes-form';
import { NoLogin } from '../components/no-login';
import { useLoginFlow } from '../hooks/use-login-flow';

/** The codes sent to phone and e-mail, both on one screen. */
export function CodesScreen() {
  const flow = useLoginFlow();
  if (!flow) return null;
  return flow.step === 'codes' ? <CodesForm flow={flow} /> : <NoLogin title="Enter your codes" />;
}
