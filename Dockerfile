# The api and the app, from one image: see compose.yaml for how they are started.
FROM node:24-slim AS workspace
WORKDIR /arot
RUN corepack enable
COPY package.json pnpm-lock.yaml pnpm-workspace.yaml ./
COPY packages/api/package.json packages/api/
COPY packages/app/package.json packages/app/
COPY packages/contract/package.json packages/contract/
COPY packages/ui/package.json packages/ui/

FROM workspace AS build
RUN pnpm install --frozen-lockfile --filter "@arot/app..."
COPY tsconfig.base.json ./
COPY scripts scripts
COPY packages packages
RUN packages/app/node_modules/.bin/vite build packages/app

FROM workspace
ENV NODE_ENV=production HOST=0.0.0.0
# What the root depends on is for a checkout: its own Node, the emulator and the build. pnpm would install it too.
RUN npm pkg delete dependencies \
  && pnpm install --no-frozen-lockfile --prod --filter "@arot/api..." --filter "@arot/app..."
COPY packages/contract packages/contract
COPY packages/api packages/api
COPY packages/app/server.ts packages/app/
COPY packages/app/server packages/app/server
COPY packages/app/src packages/app/src
COPY --from=build /arot/packages/app/dist packages/app/dist
USER node
CMD ["node", "packages/app/server.ts"]
