import { singleTaskStore } from '@/ui/single-task';
import { useStore } from '@/utils/hooks/use-store';
import { AccountMenu } from '../header/account-menu';
import { Bell } from '../header/bell';
import { TaskTools } from './task-tools';

export function MemberTools() {
  const resumeHint = useStore(singleTaskStore);
  if (resumeHint !== null) return <TaskTools resumeHint={resumeHint} />;
  return (
    <>
      <Bell />
      <AccountMenu />
    </>
  );
}
