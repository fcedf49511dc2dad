export const SCRIPT_PATH = '/__watch.js';
export const REPORT_PATH = '/__watch';
export const BLANK_PATH = '/__blank';
export const FILE_PATH = '/__file';
/** The wallet's own node, because the app's proxy refuses what only a wallet may request. */
export const CHAIN_PATH = '/__chain';
