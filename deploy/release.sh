#!/bin/sh
# Puts a release beside the old one and moves one instance after the other to it, without a failed request.
#
#   release.sh <folder>                        a folder that `npm run build` wrote (.next/standalone)
#   release.sh /srv/fnx/releases/<release>     back to a release that is still there
#
# If the first instance does not become ready with the new release, it gets its old one again, and the others keep theirs.
# These variables are for tests: FNX_ROOT, FNX_CACHE, FNX_UPSTREAM, FNX_NGINX (how nginx is called), FNX_NGINX_PID,
# FNX_CTL (systemctl), FNX_READY_SECONDS, FNX_QUIET_SECONDS.
set -eu

cache=${FNX_CACHE:-/var/cache/nginx/fnx}
upstream=${FNX_UPSTREAM:-/etc/nginx/fnx/upstream.conf}
nginx=${FNX_NGINX:-nginx}
nginx_pid=${FNX_NGINX_PID:-/run/nginx.pid}
ctl=${FNX_CTL:-systemctl}
ready_seconds=${FNX_READY_SECONDS:-90}
# How long nginx's old workers may finish their requests before the instance is stopped.
quiet_seconds=${FNX_QUIET_SECONDS:-30}
keep=3
# Lists are compared in the order of bytes.
export LC_ALL=C

say() { printf '%s\n' "$*"; }
stop() { printf 'release.sh: %s\n' "$*" >&2; exit 1; }
is_release() { [ -f "$1/start.mjs" ] && [ -f "$1/server.js" ] && [ -d "$1/.next/static" ]; }

root=$(cd "${FNX_ROOT:-/srv/fnx}" 2>/dev/null && pwd -P) || stop "${FNX_ROOT:-/srv/fnx} is missing. Run install.sh first."
[ $# = 1 ] || stop "Name one folder: the one that npm run build wrote."
# A link, such as /srv/fnx/current, is used as the folder that it leads to.
from=$(cd "$1" 2>/dev/null && pwd -P) || stop "$1 is not a folder."
is_release "$from" ||
  stop "$from is not a release: it lacks start.mjs, server.js or .next/static. Run npm run build and name .next/standalone."
[ -f "$upstream" ] || stop "$upstream is missing. Run install.sh first."
ports=$(sed -n 's/^ *server 127\.0\.0\.1:\([0-9]*\).*/\1/p' "$upstream")
[ "$(printf '%s\n' $ports | wc -l)" -ge 2 ] ||
  stop "$upstream names fewer than two instances, so calls would fail while the only one restarts. Add one."

exec 9>"$root/.release.lock"
flock -n 9 || stop "Another release is under way."
touch "$root/.release.lock"
# The releases that all instances have run, by name, the last one at the end.
history=$root/releases.txt
work=$(mktemp -d) || stop "No temporary folder could be made. Is the disk full? Nothing was changed."
trap 'rm -rf "$work"' EXIT

workers() { grep -ls "^PPid:[[:space:]]*$(cat "$nginx_pid")\$" /proc/[0-9]*/status | cut -d/ -f3 | tr '\n' ' '; }
reload() {
  $nginx -t -q || stop "nginx does not accept its configuration, so nothing was reloaded. The instances run as before."
  former=$(workers)
  $nginx -s reload || stop "nginx was not reloaded, see its error.log. It goes on with its former configuration."
}
former_workers() { for pid in $(workers); do case " $former" in *" $pid "*) printf '%s ' "$pid" ;; esac; done; }
# A worker from before the reload finishes its requests, and still uses the old list of instances.
await_former_workers() {
  left=$quiet_seconds
  while remaining=$(former_workers) && [ -n "$remaining" ] && [ "$left" -gt 0 ]; do
    left=$((left - 1))
    sleep 1
  done
  for pid in $remaining; do
    [ ! -e "/proc/$pid" ] || grep -qs 'shutting down' "/proc/$pid/cmdline" ||
      stop "nginx did not take over its new configuration, see its error.log. The instances run as before."
  done
}
# Changes the line of one instance. The file is written beside the old one and renamed, so that a full disk leaves it whole.
change_line() {
  sed "/^ *server 127\.0\.0\.1:$1[ ;]/{ s/ down;/;/; $2 }" "$upstream" >"$upstream.new" &&
    [ -s "$upstream.new" ] && mv "$upstream.new" "$upstream" ||
    stop "$upstream could not be written. Is the disk full? Instance $1 was not changed in nginx."
  reload
}
set_down() { change_line "$1" 's/;/ down;/'; }
set_up() { change_line "$1" ''; }
is_down() { grep -q "^ *server 127\.0\.0\.1:$1\( .*\)\{0,1\} down;" "$upstream"; }
is_in_use() {
  for link in "$root"/instances/* "$root/current"; do
    [ "$(readlink -f "$link")" != "$(readlink -f "$1")" ] || return 0
  done
  return 1
}
# Renamed first: if a signal interrupts the removal, the rest does not look like a release, and the next run removes it.
remove() { mv "$1" "$root/releases/.removed-${1##*/}" && rm -rf "$root/releases/.removed-${1##*/}"; }
# Written beside the old link and renamed, so that a full disk leaves the old one.
point() { [ "$(readlink "$2")" = "$1" ] || { ln -sfn "$1" "$2.new" && mv -fT "$2.new" "$2"; }; }

is_ready() { curl -sf -o /dev/null --max-time 5 "http://127.0.0.1:$1/api/health/ready"; }
# An instance serves only its own build's manifest.
runs() { curl -sf -o /dev/null --max-time 5 "http://127.0.0.1:$1/_next/static/$(cat "$2/.next/BUILD_ID")/_buildManifest.js"; }
serves() { ! is_down "$1" && is_ready "$1"; }
other_serves() {
  for other in $ports; do [ "$other" = "$1" ] || ! serves "$other" || return 0; done
  return 1
}
await_ready() {
  left=$ready_seconds
  until is_ready "$1"; do
    left=$((left - 1))
    [ "$left" -gt 0 ] || return 1
    sleep 1
  done
}
run_on() { point "$2" "$root/instances/$1" && $ctl start "fnx@$1" && await_ready "$1" && runs "$1" "$2"; }
# Removes a release that this run copied and no instance runs. Otherwise it could displace one that works.
refuse() {
  [ "$copied" = no ] || is_in_use "$release" || remove "$release" || true
  stop "$@"
}

$nginx -t -q || stop "nginx does not accept its configuration. Nothing was changed."
[ -s "$nginx_pid" ] && [ -d "/proc/$(cat "$nginx_pid")" ] ||
  stop "nginx is not running. Start it with: systemctl start nginx. Nothing was changed."
# Removes what an interrupted run left: copies, links and removals.
rm -rf "$root"/releases/*.new "$root"/releases/.removed-* "$root"/instances/*.new "$root/current.new"

copied=no
case $from in
"$root"/releases/*) release=$from ;;
*)
  release=$root/releases/$(date -u +%Y%m%d-%H%M%S)-$(cat "$from/.next/BUILD_ID")
  # Twice the size: the release itself, its static files, and room for logs.
  needed=$(($(du -sk "$from" | cut -f1) * 2))
  free=$(df -Pk "$root" | awk 'NR == 2 { print $4 }')
  [ "$free" -gt "$needed" ] ||
    stop "The disk of $root has $((free / 1024)) MiB free, and a release needs $((needed / 1024)) MiB. Nothing was changed."
  say "Copying the release to $release."
  if ! cp -a "$from" "$release.new"; then
    rm -rf "$release.new"
    stop "The release could not be copied. Nothing was changed."
  fi
  chmod -R a+rX "$release.new"
  mv "$release.new" "$release"
  copied=yes
  ;;
esac

if [ -f "$history" ]; then
  cp "$history" "$work/history"
else
  # If the list does not exist yet, the current release is the last one. The names of the others begin with their time.
  now=$(readlink "$root/current" || true)
  { ls -1 "$root/releases" | grep -vxF "${now##*/}" || true; printf '%s\n' "${now##*/}"; } >"$work/history"
fi

# During the change, the pages of both releases must find their scripts. So this comes before any instance is replaced.
mkdir -p "$root/static/_next/static"
(cd "$release/.next/static" && find . -type f) >"$work/files" && [ -s "$work/files" ] ||
  stop "The scripts of $release could not be read. The instances run as before."
while read -r file; do
  to=$root/static/_next/static/$file
  if cmp -s "$release/.next/static/$file" "$to"; then continue; fi
  # Renamed when it is whole. A copy that a full disk or a signal cut off would otherwise be served for a year.
  mkdir -p "${to%/*}" && cp -p "$release/.next/static/$file" "$to.new" && mv "$to.new" "$to" ||
    refuse "The scripts of the release could not be copied to $root/static. The instances run as before."
done <"$work/files"

# Instances that serve come last: each can be taken out only while another one serves.
resting=
serving=
for port in $ports; do if serves "$port"; then serving="$serving $port"; else resting="$resting $port"; fi; done

for port in $resting $serving; do
  if serves "$port" && ! other_serves "$port"; then
    refuse "Instance $port was not touched, because no other instance serves. Look at the others with: systemctl status 'fnx@*'"
  fi
  before=$(readlink "$root/instances/$port" || true)
  say "Instance $port: taking it out of nginx and letting its requests finish."
  set_down "$port"
  await_former_workers
  $ctl stop "fnx@$port" ||
    refuse "Instance $port could not be stopped. It stays out of nginx. Look at it with: systemctl status fnx@$port"
  say "Instance $port: starting it with the new release."
  if run_on "$port" "$release"; then
    set_up "$port"
    say "Instance $port: ready."
    continue
  fi
  $ctl stop "fnx@$port" || true
  if [ -z "$before" ]; then
    rm -f "$root/instances/$port"
    refuse "Instance $port did not become ready within $ready_seconds s, and has no older release. It stays out of nginx. Read its log: journalctl -u fnx@$port"
  fi
  run_on "$port" "$before" && set_up "$port" ||
    refuse "Instance $port became ready neither with the new release nor with $before. It stays out of nginx. Read its log: journalctl -u fnx@$port. The instances after it were not touched."
  refuse "Instance $port did not become ready within $ready_seconds s, or does not run the new release. It runs $before again, and the instances after it were not touched. Read its log: journalctl -u fnx@$port"
done

for port in $ports; do
  [ "$(readlink "$root/instances/$port")" = "$release" ] && serves "$port" && runs "$port" "$release" ||
    stop "Instance $port does not run $release, though it was started with it. Look at it with: systemctl status fnx@$port"
done
point "$release" "$root/current" ||
  stop "All instances run $release, but $root/current could not be written. Free space and repeat this release."

# Ignores the names of folders that no longer exist, or that an interrupted removal has left incomplete.
while read -r name; do
  [ -z "$name" ] || [ "$name" = "${release##*/}" ] || ! is_release "$root/releases/$name" || printf '%s\n' "$name"
done <"$work/history" >"$work/ran"
printf '%s\n' "${release##*/}" >>"$work/ran"
tail -n "$keep" "$work/ran" >"$history.new" && mv "$history.new" "$history" ||
  stop "All instances run $release, but $history could not be written. Free space and repeat this release."

# Pages that nginx cached before this release may use scripts that are removed below. nginx may remove such a page
# meanwhile.
find "$cache" -type f ! -newer "$root/.release.lock" -delete || true

say "Removing releases except the last $keep that ran, and scripts that none of them has."
for old in "$root"/releases/*/; do
  old=${old%/}
  grep -qxF "${old##*/}" "$history" || is_in_use "$old" || remove "$old" ||
    stop "All instances run $release, but $old could not be removed."
done
# If a release cannot be read, its scripts are unknown, so no script may be removed.
for one in "$root"/releases/*/; do
  (cd "$one/.next/static" && find . -type f) || stop "All instances run $release. The scripts of $one could not be read, so no script was removed."
done >"$work/all"
sort -u "$work/all" >"$work/known"
cd "$root/static/_next/static"
find . -type f >"$work/files"
sort "$work/files" | comm -23 - "$work/known" | while read -r file; do rm -f "$file"; done
find . -mindepth 1 -type d -empty -delete
say "All instances run $release."
