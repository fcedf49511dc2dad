import './draw-papers';
import { preview } from '@/sandbox/supervisor/commands';

void preview();
