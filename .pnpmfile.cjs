// Changes what a package asks for before pnpm resolves it. A change here needs `pnpm install --lockfile-only`.
module.exports = {
  hooks: {
    readPackage(manifest) {
      // Only valibot's types use TypeScript. As its optional peer it would add 31 MB to every production install.
      if (manifest.name === 'valibot') {
        delete manifest.peerDependencies
        delete manifest.peerDependenciesMeta
      }
      return manifest
    },
  },
}
