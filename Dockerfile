# The api and the app, from one image: see compose.yaml for how they are started.
FROM node:24-slim AS workspace
WORKDIR /arot
RUN corepack enable
COPY package.json pnpm-lock.yaml pnpm-workspace.yaml ./
COPY packages/api/package.json packages/api/
COPY packages/app/package.json packages/app/
COPY packages/host/package.json packages/host/
COPY packages/contract/package.json packages/contract/
COPY packages/ui/package.json packages/ui/

FROM workspace AS build
RUN pnpm install --frozen-lockfile --filter "@arot/host..."
COPY tsconfig.base.json ./
COPY scripts scripts
COPY packages packages
RUN packages/host/node_modules/.bin/vite build --config packages/host/vite.config.ts

FROM workspace
ENV NODE_ENV=production HOST=0.0.0.0
# What the lockfile says and nothing else.
RUN pnpm install --frozen-lockfile --prod --filter "@arot/api..." --filter "@arot/host..."
COPY packages/contract packages/contract
COPY packages/api packages/api
COPY packages/app/src packages/app/src
COPY packages/host/src packages/host/src
COPY --from=build /arot/packages/host/dist packages/host/dist
USER node
CMD ["node", "packages/host/src/main.ts"]
