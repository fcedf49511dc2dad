import { createHash } from 'node:crypto';

/**
 * Browser code as a single string, so that its hash can be listed in the page's CSP. Redraws the inbox only when the
 * inbox has changed, so that the reader keeps the scroll position.
 */
export const PAGE_SCRIPT = `
const notice = document.getElementById('notice');
const inbox = document.getElementById('inbox');
const say = (text, failed) => { notice.textContent = text; notice.classList.toggle('failed', Boolean(failed)); };
const valueOf = (input) => input.type === 'number' ? Number(input.value) : input.value;
const bodyOf = (form) => Object.fromEntries([...form.elements].filter((one) => one.name).map((one) => [one.name, valueOf(one)]));
const wait = (seconds) => new Promise((resolve) => setTimeout(resolve, seconds * 1000));

async function send(form) {
  const method = form.dataset.method || 'POST';
  const answer = await fetch(form.action, {
    method,
    headers: { 'content-type': 'application/json' },
    body: method === 'POST' ? JSON.stringify(bodyOf(form)) : undefined,
  });
  const body = await answer.json();
  if (!answer.ok) throw new Error(body.message);
}

document.addEventListener('submit', async (event) => {
  event.preventDefault();
  const form = event.target;
  const button = form.querySelector('button');
  button.disabled = true;
  try {
    await send(form);
    say(form.dataset.done);
    if (form.dataset.reload) location.reload();
  } catch (error) {
    say(error.message, true);
  } finally {
    button.disabled = false;
  }
});

const element = (name, className, text) => Object.assign(document.createElement(name), { className, textContent: text });

function draw(message) {
  const item = document.createElement('li');
  const line = document.createElement('p');
  if (message.code) line.append(element('span', 'code', message.code));
  line.append(element('strong', '', message.to), ' ', element('span', 'quiet', message.at));
  item.append(line, element('p', '', message.subject), element('p', 'quiet', message.text));
  return item;
}

let shown = inbox.dataset.newest;
async function refresh() {
  const answer = await fetch('/__sandbox/inbox');
  const { docs } = await answer.json();
  const newest = docs[0] ? docs.length + docs[0].at + docs[0].to : '';
  if (newest === shown) return;
  shown = newest;
  inbox.replaceChildren(...docs.map(draw));
}

(async () => {
  for (;;) {
    await wait(2);
    if (!document.hidden) await refresh().catch(() => say('The sandbox does not answer.', true));
  }
})();
`;

export const SCRIPT_HASH = createHash('sha256').update(PAGE_SCRIPT).digest('base64');
