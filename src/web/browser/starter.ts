import { browserLineIds } from '#contract/browser-lines.ts';
import { csrfCookie } from '#contract/call/encoding.ts';

/** On the root element of a page in a browser below the floor: it stays as it was drawn, and works as without scripts. */
export const unserved = 'data-unserved';

/**
 * Runs in the head before all other scripts, in any browser that ever was. `:has()` and media ranges are what the floor
 * of contract/browser-floor.ts is made of: of those below it Chrome 105 alone knows both. What two of its oldest lack is put in here.
 */
export const starterScript = `(function(w,root){
if(!(w.CSS&&CSS.supports&&CSS.supports('selector(:has(a))')&&w.matchMedia('(width>=1px)').matches)){root.setAttribute('${unserved}','');return}
var list=Array.prototype;
function give(name,value){if(!list[name])Object.defineProperty(list,name,{value:value,writable:true,configurable:true})}
give('toSorted',function(order){return list.slice.call(this).sort(order)});
give('toReversed',function(){return list.slice.call(this).reverse()})
})(window,document.documentElement)`;

/**
 * Runs where the page has ended: an element for the script would start it in every browser. Says what the browser lacks:
 * the floor, or cookies, without which nothing that is answered could be sent.
 */
export const entryScript = (address: string): string => `(function(d){
var kept;function show(id){var line=d.getElementById(id);if(line){line.hidden=false;var words=line.firstChild.content;if(words)line.appendChild(words)}}
try{kept=d.cookie.indexOf('${csrfCookie}=')>=0}catch(e){}
if(!kept)show('${browserLineIds.cookieless}');
if(d.documentElement.hasAttribute('${unserved}'))return show('${browserLineIds.unserved}');
var s=d.createElement('script');s.type='module';s.src=${JSON.stringify(address)};d.head.appendChild(s)})(document)`;
