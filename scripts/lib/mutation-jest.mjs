import jestConfig from '../../jest.config.mjs';

/** The Jest configuration of `npm run mutate`: one project, because the projects with a document differ only in their folder. */
const mutatedJest = async () => ({ ...(await jestConfig()).projects[0], rootDir: process.cwd() });

export default mutatedJest;
