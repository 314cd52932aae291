# The website, built once for any institute: settings come from the environment (docs/deploy.md#settings).
FROM node:24.21.0-trixie-slim AS build
WORKDIR /srv/setu
COPY . .
# The image brings Node 24; Docker's hosts need no other.
RUN npm ci --omit=dev && npx setu build site && rm -rf node_modules/node node_modules/.cache

FROM node:24.21.0-trixie-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
WORKDIR /srv/setu
RUN install -d -o node -g node -m 700 /data
COPY --from=build /srv/setu ./
USER node
EXPOSE 3000
VOLUME /data
HEALTHCHECK --interval=5s --timeout=3s --start-period=60s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/readyz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "packages/kit/src/cli/setu.ts", "start", "site"]
