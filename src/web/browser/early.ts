import { unserved } from './starter.ts';

/**
 * A page can be read before its script is here, and on a slow phone it is also used before. Until then a form is not
 * sent by the browser itself, which would put the answers into the address; what is typed and pressed is noted, and
 * done again as soon as the screen listens. A part of a screen that follows later is asleep until its own script is here.
 */
type Early = {
  /** Whether the screen listens, but for its parts that are asleep. */
  live: boolean;
  /** Controls that were changed, with what the server had drawn in them. */
  readonly changed: Map<Control, string>;
  /** What was chosen in lists: the screen puts them back to what was drawn when it takes over. */
  readonly chosen: Map<Control, string>;
  readonly pressed: Set<Control>;
  /** Where somebody was last. */
  at?: Element;
};

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement | HTMLButtonElement;

/** Where the notes stand on the window, and the event of the document when the screen listens. */
export const holder = 'chhatriEarly';
/** A browser may send such a form itself: the server takes it, and answers with a page. */
export const takenPlainly = 'data-plain';
/** The mark of a part that is drawn and does not listen. */
export const asleep = 'data-asleep';

/**
 * The library takes over what is pressed in the middle of the press. What a browser has translated it draws anew, so the
 * press would be on an element that is gone: there the library does not hear of it, and it is noted as any other.
 */
const heardOnlyUntranslated =
  'pointerdown mousedown touchstart pointerup mouseup touchend click keydown keyup';

/** Runs in the head, before there is anything to press. */
export const earlyScript = `(function(){if(document.documentElement.hasAttribute('${unserved}'))return;var early={live:false,changed:new Map(),chosen:new Map(),pressed:new Set()},on=function(name,act){
document.addEventListener(name,function(e){if(!early.live||e.target.closest&&e.target.closest('[${asleep}]'))act(e,e.target)},true)};
on('submit',function(e,at){if(!at.hasAttribute('${takenPlainly}'))e.preventDefault()});
on('input',function(e,at){if(!early.changed.has(at))early.changed.set(at,at.defaultValue||'');
if(at.tagName==='SELECT')early.chosen.set(at,at.value)});
on('click',function(e,at){var b=at.closest&&at.closest('button');
if(b&&!(b.type==='submit'&&b.form&&b.form.hasAttribute('${takenPlainly}'))){early.pressed.delete(b);early.pressed.add(b)}});
on('focusin',function(e,at){early.at=at});
'${heardOnlyUntranslated}'.split(' ').forEach(function(name){on(name,function(e){if(document.querySelector('font'))e.stopPropagation()})});
window.${holder}=early})()`;

/** Whether what is drawn on this page is the server's yet. */
export const isEarly = (): boolean => typeof window !== 'undefined' && readEarly()?.live === false;

/** The controls in each place that the server drew, as they were before it was taken over. */
const controlsOf = new Map<ParentNode, readonly Control[]>();

const controlsIn = (place: ParentNode) => [
  ...place.querySelectorAll<Control>('button, input, select, textarea'),
];

/** Before a place is taken over: one that is translated by then is drawn anew instead, with other controls. */
export function noteRendered(place: ParentNode): void {
  const controls = controlsIn(place);
  controlsOf.set(place, controls);
  const early = readEarly();
  for (const control of controls) if (early && !early.changed.has(control)) noteRestored(early, control);
}

/** A browser that opens a page again puts back what was typed or chosen on it, and fires no event for that. */
function noteRestored({ changed, chosen }: Early, control: Control): void {
  if (control instanceof HTMLButtonElement) return;
  if (control instanceof HTMLSelectElement) {
    const first = [...control.options].find(({ defaultSelected }) => defaultSelected) ?? control.options[0];
    if (!first || control.value === first.value) return;
    changed.set(control, first.value);
    chosen.set(control, control.value);
  } else if (
    isTicked(control) ? control.checked !== control.defaultChecked : control.value !== control.defaultValue
  ) {
    changed.set(control, control.defaultValue);
  }
}

const isTicked = (control: Control): control is HTMLInputElement =>
  control instanceof HTMLInputElement && (control.type === 'checkbox' || control.type === 'radio');

/** Does again, once, what was done in a place before it could listen. */
export function replayEarly(place: ParentNode = document): void {
  const early = readEarly();
  if (!early) return;
  passOn(early, place);
  early.live = true;
  document.dispatchEvent(new Event(holder));
  for (const list of awakeOf(early.chosen.keys())) {
    list.value = early.chosen.get(list) ?? list.value;
    early.chosen.delete(list);
  }
  for (const control of awakeOf(early.changed.keys())) {
    replayChange(control, early.changed.get(control) ?? '');
    early.changed.delete(control);
  }
  const pressed = awakeOf(early.pressed);
  for (const button of pressed) early.pressed.delete(button);
  // After what was typed, which is drawn first.
  setTimeout(() => pressed.at(-1)?.click());
}

/** What was done to a control that is gone was meant for the one of its kind and name that stands in its place. */
function passOn(early: Early, place: ParentNode): void {
  const twins = controlsIn(place);
  for (const [at, control] of (controlsOf.get(place) ?? []).entries()) {
    const twin = twins[at];
    if (twin && twin !== control && twin.type === control.type && twin.name === control.name)
      passOnOne(early, control, twin);
  }
  controlsOf.delete(place);
}

function passOnOne(early: Early, control: Control, twin: Control): void {
  if (early.pressed.delete(control)) early.pressed.add(twin);
  if (early.at === control && document.activeElement === document.body) twin.focus({ preventScroll: true });
  for (const notes of [early.changed, early.chosen]) {
    const note = notes.get(control);
    if (note === undefined) continue;
    notes.delete(control);
    notes.set(twin, note);
    twin.value = control.value;
    if ('checked' in control) Object.assign(twin, { checked: control.checked });
  }
}

function awakeOf<T extends Element>(controls: Iterable<T>): readonly T[] {
  return [...controls].filter((control) => control.isConnected && !control.closest(`[${asleep}]`));
}

function readEarly(): Early | undefined {
  // Put there by the script above and by nothing else; no type of the browser knows it.
  return (window as unknown as Record<typeof holder, Early | undefined>)[holder];
}

/** The library hears of a change only when the value differs from the one it last saw, so it is shown the old one first. */
function replayChange(control: Control, nodes: string): void {
  if (control instanceof HTMLSelectElement) {
    control.dispatchEvent(new Event('change', { bubbles: true }));
  } else if (isTicked(control)) {
    // Only the button of a group that was pressed last is checked.
    if (control.type === 'radio' && !control.checked) return;
    control.checked = !control.checked;
    control.click();
  } else {
    const value = control.value;
    control.value = nodes;
    // Past the library's own watch on the element.
    Reflect.set(Object.getPrototypeOf(control), 'value', value, control);
    control.dispatchEvent(new Event('input', { bubbles: true }));
  }
}
