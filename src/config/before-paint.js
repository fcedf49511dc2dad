/**
 * The one inline script: theme, direction and text size before the first paint, so that nothing flashes.
 * Plain JavaScript because next.config.js hashes it for the content security policy.
 */
const beforePaintScript = [
  '(function(){',
  'var d=document.documentElement,s={};',
  'try{s=JSON.parse(localStorage.getItem("settings"))||{}}catch(e){}',
  'var t=String(s.theme).toLowerCase(),r=String(s.direction).toLowerCase();',
  'd.dataset.theme=t==="light"?"light":"dark";',
  'd.dir=r==="rtl"?"rtl":"ltr";',
  'd.dataset.text=s.responsiveFontSizes===false?"fixed":"responsive"',
  '})()',
].join('');

module.exports = { beforePaintScript };
