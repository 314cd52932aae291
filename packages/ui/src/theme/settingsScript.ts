/**
 * Sets the remembered colours and motion on `<html>` before the first paint: for a `<script>` in the head. Its text
 * never changes, so that a Content-Security-Policy can allow it by hash.
 */
export const settingsScript = `try{for(let n of["mode","motion"]){let v=localStorage["setu:"+n];/^(light|dark|paused|running)$/.test(v)&&document.documentElement.setAttribute("data-setu-"+n,v)}}catch{}`;
