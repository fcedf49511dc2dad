#!/bin/sh
# Prepares a Debian or Ubuntu server for FNX: packages, a user, folders, nginx and systemd. It says each step before it does
# it, can be run again, and never overwrites a file that an operator edits (site.conf, other-names.conf, upstream.conf,
# fnx.env).
#
#   deploy/install.sh --packages   installs the packages only (for tests: also wrk)
#   deploy/install.sh              does everything
set -eu

here=$(cd "$(dirname "$0")" && pwd)
say() { printf '%s\n' "$*"; }
stop() { printf 'install.sh: %s\n' "$*" >&2; exit 1; }

[ "$(id -u)" = 0 ] || stop "Run this as root, because it installs packages and writes to /etc."
command -v apt-get >/dev/null || stop "This script knows Debian and Ubuntu only. Install nginx 1.22, its brotli_static module and Redis 7 or Valkey with your system's packages, and then copy deploy/nginx and deploy/systemd as described in docs/operations.md."

packages="nginx-light redis-server curl logrotate"
[ "${1:-}" != --packages ] || packages="$packages wrk"
export DEBIAN_FRONTEND=noninteractive
apt-get update -qq
brotli=libnginx-mod-http-brotli-static
! apt-cache show "$brotli" >/dev/null 2>&1 || packages="$packages $brotli"
say "Installing the packages $packages."
# shellcheck disable=SC2086
apt-get install -y -qq --no-install-recommends $packages
[ "${1:-}" != --packages ] || exit 0

say "Creating the user fnx, without a login and without a home."
id fnx >/dev/null 2>&1 || useradd --system --no-create-home --shell /usr/sbin/nologin fnx

say "Creating the folders of releases (/srv/fnx), of settings (/etc/fnx) and of nginx (/etc/nginx/fnx)."
install -d -m 755 /srv/fnx /srv/fnx/releases /srv/fnx/instances /srv/fnx/static /etc/nginx/fnx /etc/nginx/fnx/optional /etc/nginx/fnx/errors
install -d -m 750 -g fnx /etc/fnx
install -d -m 700 /etc/fnx/tls
install -d -m 700 -o www-data /var/cache/nginx /var/cache/nginx/fnx

say "Copying the configuration of nginx."
for file in server pass files files-for-others files-pdf files-on-disk errors; do
  install -m 644 "$here/nginx/$file.conf" /etc/nginx/fnx/
done
install -m 644 "$here"/nginx/errors/* /etc/nginx/fnx/errors/
install -m 644 "$here/nginx/fnx.conf" /etc/nginx/conf.d/fnx.conf
for file in site upstream other-names; do
  [ -e "/etc/nginx/fnx/$file.conf" ] || install -m 644 "$here/nginx/$file.conf" /etc/nginx/fnx/
done
if grep '^[[:space:]]*server ' /etc/nginx/fnx/upstream.conf | grep -qv 'max_fails=0[ ;]'; then
  say "Set max_fails=0 for each instance in /etc/nginx/fnx/upstream.conf. Otherwise one visitor can make nginx leave out all instances."
fi
rm -f /etc/nginx/sites-enabled/default
# Debian's nginx.conf includes this folder outside its events block. Only nginx.conf can change the settings of that block.
install -m 644 "$here/nginx/main.conf" /etc/nginx/modules-enabled/90-fnx.conf
sed -i 's/^\([[:space:]]*worker_connections\) [0-9]*;/\1 16384;/' /etc/nginx/nginx.conf
grep -q '^[[:space:]]*worker_connections 16384;' /etc/nginx/nginx.conf ||
  say "Set worker_connections to 16384 in the events block of /etc/nginx/nginx.conf: this script did not find the line."

if [ -e /usr/lib/nginx/modules/ngx_http_brotli_static_module.so ]; then
  say "nginx has its Brotli module: files are sent with Brotli."
  echo 'brotli_static on;' >/etc/nginx/fnx/optional/brotli.conf
else
  say "nginx has no Brotli module: files are sent with gzip."
  rm -f /etc/nginx/fnx/optional/brotli.conf
fi

say "Copying the systemd units, the rotation of nginx's logs and release.sh."
install -m 644 "$here/systemd/fnx@.service" "$here/systemd/var-cache-nginx-fnx.mount" "$here"/systemd/fnx-logs.* /etc/systemd/system/
install -m 644 "$here/logrotate.conf" /etc/fnx/logrotate.conf
install -m 755 "$here/release.sh" /usr/local/sbin/fnx-release
if [ ! -e /etc/fnx/fnx.env ]; then
  install -m 640 -g fnx "$here/systemd/fnx.env" /etc/fnx/fnx.env
  say "Edit /etc/fnx/fnx.env: it holds the settings that .env.example explains."
fi
if [ -d /run/systemd/system ]; then
  systemctl daemon-reload
  systemctl enable --quiet fnx@3001 fnx@3002
  systemctl enable --quiet --now var-cache-nginx-fnx.mount fnx-logs.timer
fi

/usr/bin/node -e 'const [major, minor] = process.versions.node.split(".").map(Number); process.exit(major > 20 || (major === 20 && minor >= 19) ? 0 : 1)' 2>/dev/null ||
  say "Install Node 20.19 or later as /usr/bin/node before the first release. docs/operations.md says how."
[ -e /var/log/nginx/fnx.log ] || install -m 640 -o www-data -g adm /dev/null /var/log/nginx/fnx.log
if nginx -t -q; then
  say "The configuration of nginx is valid."
else
  say "nginx does not accept its configuration yet, see above. Edit /etc/nginx/fnx/site.conf and other-names.conf (name and certificate), then run: nginx -t && systemctl reload-or-restart nginx"
fi
say "Next: edit the files above, and then run: fnx-release <folder of the build>. docs/operations.md has the steps."
