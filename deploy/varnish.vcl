# Varnish in front of one site; `PURGE_VARNISH` names it for purges (docs/deploy.md#purging-caches). Start it with
# `-p http_gzip_support=off`: the site compresses, and Varnish would not pass on Brotli.
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

# The address of the purger.
acl purgers {
  "127.0.0.1";
}

sub vcl_recv {
  if (req.method == "PURGE") {
    if (client.ip !~ purgers) {
      return (synth(403));
    }
    # A soft purge keeps the page for when the site fails. Without keys, the request is a heartbeat, sent once all keys
    # have arrived.
    if (req.http.surrogate-key) {
      set req.http.x-purged = xkey.softpurge(req.http.surrogate-key);
    } else {
      var.global_set("purger-heard", "" + std.time2integer(now, 0));
    }
    return (synth(200));
  }
  var.set_int("unheard", std.time2integer(now, 0) - std.integer(var.global_get("purger-heard"), 0));
  # The health check of the proxy. Without heartbeats this cache may miss purges, and another one is better.
  if (req.url == "/-/cache") {
    if (var.get_int("unheard") > 10) {
      return (synth(503));
    }
    return (synth(200));
  }
  # The site's paths for the purger.
  if (req.url ~ "^/-/") {
    return (synth(404));
  }
  # The site sets no cookies.
  unset req.http.cookie;
  if (req.http.accept-encoding ~ "\bbr\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))") {
    set req.http.accept-encoding = "br";
  } else if (req.http.accept-encoding ~ "\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))") {
    set req.http.accept-encoding = "gzip";
  } else {
    unset req.http.accept-encoding;
  }
  # Varnish has no `stale-if-error`. Stale pages are served for a day while the site is sick, in place of an error, and
  # for five seconds after one, so that visitors do not wait for one failing request after the other.
  if (req.restarts > 0) {
    set req.grace = 1d;
    set req.ttl = 1d;
  } else if (std.healthy(req.backend_hint) &&
    std.time2integer(now, 0) - std.integer(var.global_get("failed"), 0) > 5) {
    set req.grace = 0s;
    # If no cache receives heartbeats, pages get as old as without a purger.
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
  if (beresp.status >= 500) {
    call keep_stale;
  }
}

sub vcl_backend_error {
  call keep_stale;
}

# A stale page is better than an error. Varnish has one if it has sent an entity tag.
sub keep_stale {
  if (bereq.http.if-none-match && !bereq.uncacheable) {
    var.global_set("failed", "" + std.time2integer(now, 0));
    return (abandon);
  }
}

sub vcl_synth {
  # The answer of the site was abandoned.
  if (resp.status == 503 && req.method ~ "^(GET|HEAD)$" && req.url != "/-/cache" && req.restarts == 0) {
    return (restart);
  }
}

sub vcl_deliver {
  unset resp.http.xkey;
  unset resp.http.surrogate-key;
  unset resp.http.surrogate-control;
  unset resp.http.cache-tag;
  unset resp.http.cdn-cache-control;
}
