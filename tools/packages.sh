#!/bin/sh
# packages.sh TEST PURPOSE NEED...: install what the recipes of the Makefile need with the system's package manager.
#
# TEST is a command that succeeds once everything is there.  PURPOSE completes "to ...", and each NEED is a row of the
# table below.  Without a known package manager, or where it fails, one line says what to install.
set -u
test=$1 purpose=$2
shift 2

if [ "$(id -u)" = 0 ]; then root=; else root="sudo -n"; fi
if command -v apt-get >/dev/null; then
	manager=apt-get
	refresh="$root apt-get update --quiet"
	install="$root env DEBIAN_FRONTEND=noninteractive apt-get install --yes --quiet --no-install-recommends"
elif command -v dnf >/dev/null; then
	manager=dnf
	refresh=true
	install="$root dnf install --assumeyes --quiet"
elif command -v apk >/dev/null; then
	manager=apk
	refresh="$root apk update --quiet"
	install="$root apk add --quiet"
elif command -v brew >/dev/null; then
	manager=brew
	refresh=true
	install="brew install --quiet"
else
	manager=none
	refresh=false
	install=false
fi

# The packages of one need, the first choice first, separated by "|"; without a package manager, a description.
packages() {
	case $manager:$1 in
		apt-get:venv) echo "${PYTHON_VERSION:-python3}-venv" ;;
		apt-get:compiler) echo "gcc libc6-dev ${PYTHON_VERSION:-python3}-dev" ;;
		apt-get:browser) echo "chromium-headless-shell|chromium" ;;
		apt-get:postgresql) echo postgresql ;;
		apt-get:redis) echo redis-server ;;
		dnf:venv) echo python3 ;;
		dnf:compiler) echo "gcc ${PYTHON_VERSION:-python3}-devel|gcc python3-devel" ;;
		dnf:browser) echo "chromium-headless|chromium" ;;
		dnf:postgresql) echo postgresql-server ;;
		dnf:redis) echo "redis|valkey-compat-redis" ;;
		apk:venv) echo python3 ;;
		apk:compiler) echo "gcc musl-dev python3-dev" ;;
		apk:browser) echo chromium ;;
		apk:postgresql) echo postgresql ;;
		apk:redis) echo redis ;;
		brew:venv) echo python ;;
		brew:compiler) echo gcc ;;
		brew:browser) echo chromium ;;
		brew:postgresql) echo postgresql@17 ;;
		brew:redis) echo redis ;;
		none:venv) echo "Python's venv and ensurepip" ;;
		none:compiler) echo "a C compiler and Python's headers" ;;
		none:browser) echo Chromium ;;
		none:postgresql) echo PostgreSQL ;;
		none:redis) echo Redis ;;
		*) echo "$1" ;; # has the same name everywhere
	esac
}

is_ready() { sh -c "$test" >/dev/null 2>&1; }

is_ready && exit 0
missing=
for need in "$@"; do
	names=$(packages "$need")
	missing="$missing${missing:+, }$(echo "$names" | sed 's/|/ or /g')"
	[ $manager = none ] && continue
	echo "$names" | tr '|' '\n' | while read -r choice; do
		echo "Installing $choice to $purpose"
		$install $choice >/dev/null 2>&1 || { $refresh && $install $choice; } >/dev/null 2>&1 && break
	done
done
is_ready && exit 0
echo "Please install what is missing to $purpose, then try again: $missing" >&2
exit 1
