export const reportsPath = '/release-reports';
export const watchListId = 'portal-watch';

/**
 * Stands in pages only while a release is being tried, and before everything that may fail. Tells once of each release: that it was fetched,
 * when the page was loaded, that a script failed, that a file did not arrive. A failure belongs to the release whose files its trace names;
 * one that a screen caught is told by the shell (`portal:area-failed`).
 */
export const watchScript = `(function(){
var w=JSON.parse(document.getElementById('${watchListId}').textContent),sent={};
function send(i,kind,ms){var k=i+kind;if(i<0||sent[k])return;sent[k]=1;
navigator.sendBeacon('${reportsPath}',JSON.stringify({app:w[i].app,release:w[i].release,kind:kind,ms:ms}))}
function of(text){for(var i=0;i<w.length;i++)if(String(text).indexOf('/releases/'+w[i].app+'/'+w[i].release)>=0)return i;return -1}
addEventListener('error',function(e){var t=e.target,u=t&&t!==window&&(t.src||t.href);
if(u)send(of(u),'failed-load');else send(of(e.filename+' '+(e.error&&e.error.stack)),'error')},true);
addEventListener('unhandledrejection',function(e){var r=e.reason;send(of(r&&(r.stack+' '+r.message)),'error')});
document.addEventListener('portal:area-failed',function(e){for(var i=0;i<w.length;i++)if(w[i].app===e.detail)send(i,'error')});
var seen=new PerformanceObserver(function(l){l.getEntries().forEach(function(x){send(of(x.name),'view')})});
seen.observe({type:'resource',buffered:true});
addEventListener('load',function(){seen.takeRecords().forEach(function(x){send(of(x.name),'view')});
for(var i=0;i<w.length;i++)if(sent[i+'view'])send(i,'loaded',performance.now())});
})()`;
