import jestConfig from '../../jest.config.mjs';

/** For `npm run mutate`. One project is enough, because all projects with jsdom differ only in their folder. */
const mutatedJest = async () => ({ ...(await jestConfig()).projects[0], rootDir: process.cwd() });

export default mutatedJest;
