/**
 * A page can be read before its script is here, and on a slow phone it is also used before. Until then a form is not
 * sent by the browser itself, which would put the answers into the address; what is typed and pressed is noted, and
 * done again as soon as the screen listens.
 */
type Early = {
  /** Controls that were changed, with what the server had drawn in them. */
  readonly changed: Map<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement, string>;
  /** What was chosen in lists: the screen puts them back to what was drawn when it takes over. */
  readonly chosen: Map<HTMLSelectElement, string>;
  pressed: HTMLButtonElement | null;
  readonly stop: () => void;
};

const holder = 'chhatriEarly';

/** Runs in the head, before there is anything to press. */
export const earlyScript = `(function(){var d=document,early={changed:new Map(),chosen:new Map(),pressed:null},on=function(name,act){
d.addEventListener(name,act,true);stops.push(function(){d.removeEventListener(name,act,true)})},stops=[];
on('submit',function(e){e.preventDefault()});
on('input',function(e){if(!early.changed.has(e.target))early.changed.set(e.target,e.target.defaultValue||'');
if(e.target.tagName==='SELECT')early.chosen.set(e.target,e.target.value)});
on('click',function(e){var b=e.target.closest&&e.target.closest('button');if(b)early.pressed=b});
early.stop=function(){stops.forEach(function(stop){stop()})};window.${holder}=early})()`;

/** Does again, once, what was done before the screen could listen. */
export function replayEarly(): void {
  const early = takeEarly();
  if (!early) return;
  early.stop();
  for (const [list, value] of early.chosen) list.value = value;
  for (const [control, drawn] of early.changed) if (control.isConnected) replayChange(control, drawn);
  if (early.pressed?.isConnected) early.pressed.click();
}

function takeEarly(): Early | undefined {
  // Put there by the script above and by nothing else; no type of the browser knows it.
  const host = window as unknown as Record<typeof holder, Early | undefined>;
  const early = host[holder];
  host[holder] = undefined;
  return early;
}

/** The library hears of a change only when the value differs from the one it last saw, so it is shown the old one first. */
function replayChange(control: Parameters<Early['changed']['get']>[0], drawn: string): void {
  if (control instanceof HTMLSelectElement) {
    control.dispatchEvent(new Event('change', { bubbles: true }));
  } else if (
    control instanceof HTMLInputElement &&
    (control.type === 'checkbox' || control.type === 'radio')
  ) {
    control.checked = !control.checked;
    control.click();
  } else {
    const typed = control.value;
    control.value = drawn;
    // Past the library's own watch on the element.
    Reflect.set(Object.getPrototypeOf(control), 'value', typed, control);
    control.dispatchEvent(new Event('input', { bubbles: true }));
  }
}
