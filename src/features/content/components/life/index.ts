export { OneIsOne } from './equation';
export { LifeOfAShare } from './life-of-a-share';
