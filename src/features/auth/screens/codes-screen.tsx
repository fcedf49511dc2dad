import { CodesForm } from '../components/codes-form';
import { NoLogin } from '../components/no-login';
import { useKeptFlow } from '../hooks/use-kept-flow';
import { keptLogin } from '../model/kept-login';

export function CodesScreen() {
  const flow = useKeptFlow(keptLogin);
  if (!flow) return null;
  return flow.step === 'codes' ? <CodesForm flow={flow} /> : <NoLogin title="Enter your codes" />;
}
