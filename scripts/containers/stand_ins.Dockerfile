# What the images that the Dockerfile and compose.yaml name offer, from a Debian that debootstrap made.
ARG BASE
FROM ${BASE} AS node
COPY node_modules/npm /usr/local/lib/node_modules/npm
COPY node /usr/local/bin/
RUN ln -s ../lib/node_modules/npm/bin/npm-cli.js /usr/local/bin/npm

FROM ${BASE} AS postgres
RUN apt-get update -qq && apt-get install -qq --no-install-recommends postgresql >/dev/null && rm -rf /var/lib/apt/lists
ENV PATH=/usr/lib/postgresql/15/bin:/usr/local/bin:/usr/bin:/bin PGDATA=/var/lib/postgresql/data
USER postgres
STOPSIGNAL SIGINT
ENTRYPOINT test -e $PGDATA/PG_VERSION || { \
        echo "$POSTGRES_PASSWORD" >/tmp/password \
        && initdb -U "$POSTGRES_USER" --pwfile=/tmp/password --auth-host=scram-sha-256 -E UTF8 --locale=C.UTF-8 >/dev/null \
        && echo 'host all all all scram-sha-256' >>$PGDATA/pg_hba.conf \
        && echo "create database $POSTGRES_DB" | postgres --single -j postgres >/dev/null; \
    }; exec postgres -h 0.0.0.0 -k /tmp

FROM ${BASE} AS caddy
RUN apt-get update -qq && apt-get install -qq --no-install-recommends caddy >/dev/null && rm -rf /var/lib/apt/lists
CMD ["caddy", "run", "--config", "/etc/caddy/Caddyfile", "--adapter", "caddyfile"]
