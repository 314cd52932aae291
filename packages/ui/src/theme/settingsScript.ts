/**
 * Sets the remembered colours and motion on `<html>` before the first paint: for a `<script>` in the head. Its text
 * never changes, so that a Content-Security-Policy can allow it by hash. No style applies to an unknown value, which
 * the switches remove.
 */
export const settingsScript = `try{for(let n of["mode","motion"]){let v=localStorage["setu:"+n];v&&document.documentElement.setAttribute("data-setu-"+n,v)}}catch{}`;
