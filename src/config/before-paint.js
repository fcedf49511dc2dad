/**
 * The one inline script: theme, direction and text size before the first paint, so that nothing flashes. A token of
 * a link in an e-mail leaves the address here too, before anything else is asked for or loaded.
 * For somebody who seems to be logged in, what is a visitor's alone is held back until the session has been read.
 * Where the address asks for something, a page that was served without it may wait with what it shows.
 * Plain JavaScript because next.config.js hashes it for the content security policy.
 */
const beforePaintScript = [
  '(function(){',
  'var d=document.documentElement,s={};',
  'try{if(localStorage.getItem("token"))d.dataset.member="";s=JSON.parse(localStorage.getItem("settings"))||{}}catch(e){}',
  'var t=String(s.theme).toLowerCase(),r=String(s.direction).toLowerCase();',
  'd.dataset.theme=t==="light"?"light":"dark";',
  'd.dir=r==="rtl"?"rtl":"ltr";',
  'd.dataset.text=s.responsiveFontSizes===false?"fixed":"responsive";',
  'var l=location,k=l.pathname==="/auth/reset"&&new URLSearchParams(l.search).get("token");',
  'if(l.search)d.dataset.asked="";',
  'if(k){window.resetTokenOfLink=k;history.replaceState(null,"",l.pathname)}',
  '})()',
].join('');

module.exports = { beforePaintScript };
