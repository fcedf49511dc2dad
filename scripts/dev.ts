import './draw-papers';
import { dev } from '@/sandbox/supervisor/commands';

void dev();
