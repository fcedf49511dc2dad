import { sandboxAlone } from '@/sandbox/supervisor/commands';
import { printEnv } from '@/sandbox/supervisor/print-env';

if (process.argv.includes('--print-env')) printEnv();
else void sandboxAlone();
