export const SCRIPT_PATH = '/__watch.js';
export const REPORT_PATH = '/__watch';
export const BLANK_PATH = '/__blank';
export const FILE_PATH = '/__file';
