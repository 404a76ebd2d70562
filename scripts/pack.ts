// The library as a file that another product can install: `npm run package`.
import { join, relative } from 'node:path'
import { pack, root } from './package/pack.ts'

console.log(relative(process.cwd(), pack(join(root, 'dist/package'))))
