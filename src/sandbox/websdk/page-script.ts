/**
 * Browser code as a single string, so that its hash can be listed in the page's CSP. Implements the Sumsub SDK's
 * message protocol: `onReady` with the frame's id, `init` with a token, then events. `invalid-token` requests a new
 * token by `updateAccessToken`. The page never requests the camera, but a denied camera permission makes the picture
 * steps fail, as at the provider.
 */
export const PAGE_SCRIPT = `
const POLL_MS = 5000;
const sessionId = crypto.randomUUID();
// Read without decoding, which would change a plus sign.
const frameId = (/[?&]_=([^&]*)/.exec(location.search) || [])[1] || '';
const main = document.getElementById('step');
let host = '*';
let accessToken = null;
let tokenWaiters = [];
let applicant = null;
let timer;

const tell = (event, fields) => parent.postMessage({ method: 'idCheck.' + event, frameId, sessionId, ...fields }, host);
const setTheme = (theme) => { document.documentElement.dataset.theme = theme === 'light' ? 'light' : 'dark'; };
setTheme((/[?&]theme=([a-z]+)/.exec(location.search) || [])[1]);

const freshToken = () => new Promise((resolve, reject) => {
  tokenWaiters.push({ resolve, reject });
  if (tokenWaiters.length === 1) tell('onError', { code: 'invalid-token', error: 'The access token is not valid or has expired.', reason: 'invalid-token' });
});

function takeToken(token, error) {
  const waiting = tokenWaiters;
  tokenWaiters = [];
  const isNew = typeof token === 'string' && token !== '' && token !== accessToken;
  if (isNew) accessToken = token;
  for (const { resolve, reject } of waiting) {
    if (isNew) resolve();
    else reject(new Error(error || 'This page has been open for too long. Reload it to continue.'));
  }
}

async function ask(action, fields) {
  const body = JSON.stringify({ accessToken, ...fields });
  const answer = await fetch('/websdk/' + action, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
    .catch(() => { throw new Error('The identity check cannot be reached. Check your connection.'); });
  if (answer.status === 401) {
    await freshToken();
    return ask(action, fields);
  }
  const content = await answer.json();
  if (!answer.ok) throw new Error(content.message);
  return content;
}

function element(name, fields, ...children) {
  const made = Object.assign(document.createElement(name), fields);
  made.append(...children);
  return made;
}

function show(title, ...children) {
  const heading = element('h1', { tabIndex: -1 }, title);
  // Moves the focus only if it is in this frame: another part of the app may have it.
  const wasHere = document.hasFocus() && main.contains(document.activeElement);
  main.replaceChildren(heading, ...children);
  if (wasHere) heading.focus({ preventScroll: true });
}

const text = (words, className) => element('p', { className: className || '' }, words);
const STAND_IN = 'Sandbox: nothing is photographed, and nothing that you do here leaves this machine.';

function button(words, act) {
  const made = element('button', { type: 'button' }, words);
  const alertText = element('p', { className: 'failed' });
  alertText.setAttribute('role', 'alert');
  made.addEventListener('click', async () => {
    // Not disabled, because a disabled button loses the focus.
    if (made.ariaDisabled === 'true') return;
    made.ariaDisabled = 'true';
    alertText.textContent = '';
    try {
      await act();
    } catch (error) {
      alertText.textContent = error.message;
      if (!error.isOfCamera) tell('onError', { code: 'unknown', error: error.message, reason: 'request-failed' });
    } finally {
      made.ariaDisabled = 'false';
    }
  });
  return [alertText, made];
}

const TAKEN = ['IDENTITY', 'SELFIE'];
const typesOf = (step) => ({ idDocSetType: step, types: step === 'IDENTITY' ? ['PASSPORT'] : ['SELFIE'] });

const CAMERA_BLOCKED = 'The camera is blocked for this page. Allow it in the browser, then try again.';

async function needCamera() {
  const permission = await Promise.resolve(navigator.permissions?.query({ name: 'camera' })).catch(() => undefined);
  if (permission?.state === 'denied') throw Object.assign(new Error(CAMERA_BLOCKED), { isOfCamera: true });
}

const finish = (step) => async () => {
  await needCamera();
  const next = await ask('step', { step });
  if (step === 'SELFIE') tell('onLivenessCompleted', { answer: 'GREEN', allowContinuing: true });
  tell('onStepCompleted', typesOf(step));
  draw(next);
};

async function submit() {
  const again = applicant.wasSubmitted;
  const next = await ask('submit');
  tell(again ? 'onApplicantResubmitted' : 'onApplicantSubmitted', { applicantId: next.applicantId });
  draw(next);
}

function choices() {
  const names = ['Specimen passport', 'Specimen identity card', 'Specimen driving licence'];
  const rows = names.map((name, at) => element('label', {}, element('input', { type: 'radio', name: 'document', checked: at === 0 }), name));
  return element('fieldset', {}, element('legend', {}, 'Your document'), ...rows);
}

async function takeSelfie() {
  await needCamera();
  show('Step 3 of 4: a movement', text('It shows that a living person is present. Here, the drawn face turns its head.'), text(STAND_IN, 'quiet'), ...button('Turn the head', finish('SELFIE')));
}

const STEPS = {
  IDENTITY: () => show('Step 1 of 4: your document', ...comment(), choices(), text(STAND_IN, 'quiet'), ...button('Photograph the document', finish('IDENTITY'))),
  SELFIE: () => show('Step 2 of 4: your face', text('A drawn face stands in for yours.'), text(STAND_IN, 'quiet'), ...button('Take the selfie', takeSelfie)),
  SEND: () => show('Step 4 of 4: send', text('One specimen document and one drawn face.'), ...button('Send for review', submit)),
  NONE: () => show(...TEXTS[applicant.kycStatus].map((words, at) => at === 0 ? words : text(words)), ...comment()),
};

const TEXTS = {
  PENDING: ['Being reviewed', 'You can leave this page. In the sandbox, the console decides.'],
  ON_HOLD: ['Under manual review', 'You don’t need to do anything.'],
  APPROVED: ['Your identity is verified', 'There is nothing more to do here.'],
  REJECTED: ['Not verified', 'This decision is final. Support can tell you more.'],
};

const comment = () => applicant.comment ? [text(applicant.comment)] : [];

const isRunning = () => applicant.kycStatus === 'PENDING' || applicant.kycStatus === 'ON_HOLD';

function draw(next) {
  const before = applicant;
  applicant = next;
  const isMoved = !before || before.kycStatus !== next.kycStatus;
  const isOtherStep = isMoved || before.nextStep !== next.nextStep;
  if (before && isMoved) tell('onApplicantStatusChanged', next.review);
  if (isOtherStep) STEPS[next.nextStep]();
  if (isOtherStep && TAKEN.includes(next.nextStep)) tell('onStepInitiated', typesOf(next.nextStep));
  clearTimeout(timer);
  if (isRunning()) timer = setTimeout(look, POLL_MS);
}

async function look() {
  try {
    draw(await ask('applicant'));
  } catch {
    timer = setTimeout(look, POLL_MS);
  }
}

async function open() {
  const loaded = await ask('applicant');
  tell('onInitialized', {});
  tell('onApplicantLoaded', { applicantId: loaded.applicantId });
  draw(loaded);
}

function begin(config) {
  accessToken = config.accessToken;
  if (config.theme) setTheme(config.theme);
  open().catch((error) => {
    show('The identity check could not be opened', text(error.message, 'failed'), ...button('Try again', open));
    tell('onError', { code: 'unknown', error: error.message, reason: 'initialization' });
  });
}

const METHODS = {
  'idCheck.init': begin,
  'idCheck.updateAccessToken': ({ accessToken: token, error }) => takeToken(token, error),
  'idCheck.callSetTheme': ({ theme }) => setTheme(theme),
};

addEventListener('message', ({ source, origin, data }) => {
  if (source !== parent || typeof data !== 'object' || data === null || !Object.hasOwn(METHODS, data.method)) return;
  if (origin) host = origin;
  METHODS[data.method](data);
});

if (parent === window) show('Identity check', text('This page is part of the app: open the identity check there.'));
else {
  new ResizeObserver(() => tell('onResize', { height: Math.ceil(document.documentElement.offsetHeight) })).observe(document.body);
  tell('onReady', {});
}
`;
