import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The pictures of the seeded catalogue, each with its emoji. */
const emoji = {
  headphones: '1f3a7',
  phone: '1f4f1',
  laptop: '1f4bb',
  watch: '231a',
  camera: '1f4f7',
  battery: '1f50b',
  plug: '1f50c',
  television: '1f4fa',
  speaker: '1f50a',
  keyboard: '2328-fe0f',
  mouse: '1f5b1-fe0f',
  pan: '1f373',
  cutlery: '1f374',
  teapot: '1fad6',
  sofa: '1f6cb-fe0f',
  bulb: '1f4a1',
  chair: '1fa91',
  broom: '1f9f9',
  knife: '1f52a',
  bed: '1f6cf-fe0f',
  jar: '1fad9',
  shirt: '1f455',
  jeans: '1f456',
  dress: '1f457',
  sneaker: '1f45f',
  handbag: '1f45c',
  scarf: '1f9e3',
  gloves: '1f9e4',
  coat: '1f9e5',
  sunglasses: '1f576-fe0f',
  boot: '1f97e',
  hammer: '1f528',
  wrench: '1f527',
  gear: '2699-fe0f',
  screwdriver: '1fa9b',
  saw: '1fa9a',
  bolt: '1f529',
  toolbox: '1f9f0',
  magnet: '1f9f2',
  helmet: '26d1-fe0f',
  ladder: '1fa9c',
  lotion: '1f9f4',
  lipstick: '1f484',
  soap: '1f9fc',
  toothbrush: '1faa5',
  polish: '1f485',
  stethoscope: '1fa7a',
  sponge: '1f9fd',
  thermometer: '1f321-fe0f',
  car: '1f697',
  wheel: '1f6de',
  oil: '1f6e2-fe0f',
  beacon: '1f6a8',
  motorcycle: '1f3cd-fe0f',
  pump: '26fd',
  clip: '1f4ce',
  pencil: '270f-fe0f',
  notebook: '1f4d3',
  pen: '1f58a-fe0f',
  folder: '1f4c1',
  scissors: '2702-fe0f',
  ruler: '1f4cf',
  printer: '1f5a8-fe0f',
  carton: '1f4e6',
} as const

export type Picture = keyof typeof emoji

/** The path of a picture. */
export const picturePath = (picture: Picture) => `/pictures/${picture}.webp`

let paths: ReadonlyMap<string, string> | undefined

/** The path of each picture and its file. */
export function picturePaths(): ReadonlyMap<string, string> {
  paths ??= findFiles()
  return paths
}

function findFiles() {
  const folder = join(dirname(fileURLToPath(import.meta.resolve('@lobehub/fluent-emoji-3d/package.json'))), 'assets')
  const pictures = Object.entries(emoji) as [Picture, string][]
  return new Map(pictures.map(([picture, code]) => [picturePath(picture), join(folder, `${code}.webp`)]))
}
