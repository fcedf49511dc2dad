import { dev } from '@/sandbox/supervisor/commands';

void dev();
