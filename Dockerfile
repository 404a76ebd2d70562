# The api and the app, from one image: see compose.yaml for how they are started. `npm run image` runs these very steps.
FROM node:24-slim AS workspace
COPY package.json ./
RUN npm install --global "$(node -p "require('./package.json').packageManager")"
# Without the root's own package.json: pnpm would install what that asks for too, which is what `npm start` builds with.
WORKDIR /arot
COPY pnpm-lock.yaml pnpm-workspace.yaml .pnpmfile.cjs ./
COPY packages/api/package.json packages/api/
COPY packages/app/package.json packages/app/
COPY packages/host/package.json packages/host/
COPY packages/contract/package.json packages/contract/
COPY packages/serving/package.json packages/serving/
COPY packages/trade/package.json packages/trade/
COPY packages/ui/package.json packages/ui/

FROM workspace AS build
RUN pnpm install --frozen-lockfile --filter "@arot/host..."
COPY tsconfig.base.json ./
COPY scripts scripts
COPY packages packages
RUN packages/host/node_modules/.bin/vite build --config packages/host/vite.config.ts

FROM workspace AS production
# What the lockfile says and nothing else.
RUN pnpm install --frozen-lockfile --prod --filter-prod "@arot/api..." --filter-prod "@arot/host..."
COPY packages/contract packages/contract
COPY packages/serving packages/serving
COPY packages/api packages/api
COPY packages/app/src packages/app/src
COPY packages/host/src packages/host/src
COPY --from=build /arot/packages/host/dist packages/host/dist
# In a checkout of umask 077 the files are their owner's alone, and here another one reads them.
RUN chmod -R a+rX .
# What the api keeps beside its database: a volume that is mounted here is writable, too.
RUN mkdir -p .data && chmod a+rwx .data

# Without the package manager and its store.
FROM node:24-slim
ENV NODE_ENV=production HOST=0.0.0.0
WORKDIR /arot
COPY --from=production /arot ./
USER node
CMD ["node", "packages/host/src/main.ts"]
