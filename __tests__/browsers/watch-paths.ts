export const SCRIPT_PATH = '/__watch.js';
export const REPORT_PATH = '/__watch';
/** An empty page of the site, where a scenario can set cookies and storage before the app runs. */
export const BLANK_PATH = '/__blank';
/** Takes what a page hands to the browser's downloads. */
export const FILE_PATH = '/__file';
