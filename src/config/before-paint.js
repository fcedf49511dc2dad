/**
 * The only inline script. It is plain JavaScript, because csp.js hashes it for the content security policy. It runs
 * before the first paint:
 * - It sets theme, direction and text size, so that nothing flashes.
 * - It removes a password reset token from the URL before any other request.
 * - It sets `data-member` if someone seems to be logged in. This hides content for visitors until the session is read.
 * - It sets `data-asked` if the URL has a query. This hides a list until the page has read the query.
 * - It stores a form that is submitted before React handles it. `submitEarlyForm` submits that form, unless a field was
 *   changed since.
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
  'var f;addEventListener("submit",function(e){',
  'if(!e.defaultPrevented&&e.target.getAttribute("method")==="dialog")f=e.target',
  '});',
  'addEventListener("input",function(){f=null});',
  'window.submitEarlyForm=function(){var e=f;f=null;if(e&&e.isConnected)e.requestSubmit()}',
  '})()',
].join('');

module.exports = { beforePaintScript };
