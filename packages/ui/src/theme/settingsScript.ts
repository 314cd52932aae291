/**
 * Sets the remembered colours and motion on `<html>` before anything is painted, so that no page
 * flashes in the wrong colours or moves against a visitor's wish, and sets them again on a page that the browser had
 * kept while the visitor chose others. Put it into a `<script>` in the head;
 * its text never changes, so that a Content-Security-Policy can allow it by hash.
 */
export const settingsScript = `{let f=e=>{try{for(let n of["mode","motion"]){let v=localStorage["setu:"+n],r=document.documentElement,a="data-setu-"+n;/^(light|dark|paused|running)$/.test(v)?r.setAttribute(a,v):e.persisted&&r.removeAttribute(a)}}catch{}};f({});addEventListener("pageshow",f)}`;
