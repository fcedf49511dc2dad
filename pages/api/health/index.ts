import ready from './ready';

export const config = { api: { bodyParser: false } };

export default ready;
