import { missingFilesId } from '#contract/missing-files.ts';
import { holder } from '#web/browser/early.ts';
import { unserved } from '#web/browser/starter.ts';

/** Milliseconds after which a page that does not listen yet says so: a file may be neither here nor refused. */
const lateAfter = 30_000;

/**
 * Runs in the head, before any file is asked for. Until the screen listens, a script or style sheet that fails, an error of
 * our scripts and a long wait are said by the line above the page. After that the screen says itself what is missing;
 * then the line goes, unless the page stands there without its styles.
 */
export const missingFilesScript = `(function(w,d){
var bare,isLive=function(){return w.${holder}&&w.${holder}.live},
show=function(shown){var line=d.getElementById('${missingFilesId}');if(line){line.hidden=!shown;var words=line.firstChild.content;if(shown&&words)line.appendChild(words)}else if(shown)d.addEventListener('DOMContentLoaded',function(){show(bare||!isLive())})},
failed=function(e){if(isLive())return;var at=e.target,sheet=at&&at.rel==='stylesheet';
if(sheet)bare=true;
if(sheet||at.tagName==='SCRIPT'&&at.src||e.filename&&e.filename.indexOf(location.origin+'/assets/')===0)show(true)};
w.addEventListener('error',failed,true);
d.addEventListener('${holder}',function(){if(!bare)show(false)});
setTimeout(function(){if(!isLive()&&!d.documentElement.hasAttribute('${unserved}'))show(true)},${lateAfter})})(window,document)`;
