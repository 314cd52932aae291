# Varnish before one site, purged by `PURGE_VARNISH` (docs/deploy.md#purging-caches). Start it with
# `-p http_gzip_support=off`: the site compresses, and Varnish would pass no Brotli on.
vcl 4.1;

import std;
import var;
import xkey;

backend site {
  .host = "127.0.0.1";
  .port = "3000";
  .probe = {
    .url = "/readyz";
    .interval = 2s;
    .timeout = 2s;
    .window = 5;
    .threshold = 2;
    .initial = 2;
  }
}

# Where the process that tells of changes runs.
acl purgers {
  "127.0.0.1";
}

sub vcl_recv {
  if (req.method == "PURGE") {
    if (client.ip !~ purgers) {
      return (synth(403));
    }
    # Soft: what is purged is still there while the site fails. Without keys it only hears that the purger lives.
    if (req.http.surrogate-key) {
      set req.http.x-purged = xkey.softpurge(req.http.surrogate-key);
    }
    var.global_set("purger-heard", "" + std.time2integer(now, 0));
    return (synth(200));
  }
  var.set_int("unheard", std.time2integer(now, 0) - std.integer(var.global_get("purger-heard"), 0));
  # Asked by a proxy before it. Cut off from the purger it does not hear of changes: another cache is better.
  if (req.url == "/-/cache") {
    if (var.get_int("unheard") > 10) {
      return (synth(503));
    }
    return (synth(200));
  }
  # For the purger alone.
  if (req.url ~ "^/-/") {
    return (synth(404));
  }
  # The site sets none.
  unset req.http.cookie;
  if (req.http.accept-encoding ~ "\bbr\b") {
    set req.http.accept-encoding = "br";
  } else if (req.http.accept-encoding ~ "gzip") {
    set req.http.accept-encoding = "gzip";
  } else {
    unset req.http.accept-encoding;
  }
  # Varnish knows no `stale-if-error`: while the site fails, pages are shown for a day; while it lives, none is shown
  # that has changed.
  if (std.healthy(req.backend_hint)) {
    set req.grace = 0s;
    # Where no other cache hears of changes either, pages are as old as without a purger.
    if (var.get_int("unheard") > 10) {
      set req.ttl = 30s;
    }
  }
}

sub vcl_backend_response {
  set beresp.http.xkey = beresp.http.surrogate-key;
  if (beresp.http.surrogate-control ~ "max-age=\d+") {
    set beresp.ttl = std.duration(regsub(beresp.http.surrogate-control, ".*max-age=(\d+).*", "\1s"), 30s);
  }
  if (beresp.status == 200) {
    set beresp.grace = 1d;
  }
  # What is kept is better than a failure.
  if (beresp.status >= 500 && bereq.is_bgfetch) {
    return (abandon);
  }
}

sub vcl_deliver {
  unset resp.http.xkey;
  unset resp.http.surrogate-key;
  unset resp.http.surrogate-control;
  unset resp.http.cache-tag;
  unset resp.http.cdn-cache-control;
}
