import type { categories } from '@arot/contract'
import type { Picture } from './pictures.ts'

type Category = (typeof categories)[number]

/** One thing that is traded: its name, its picture, what it is made of or made for, and what one costs, least and most. */
export type Ware = { noun: string; picture: Picture; variants: string[]; price: [least: number, most: number] }
export type Shelf = { category: Category; brands: string[]; qualities: string[]; uses: string[]; wares: Ware[] }

const ware = (noun: string, picture: Picture, variants: string, least: number, most: number): Ware => ({
  noun,
  picture,
  variants: variants.split(', '),
  price: [least, most],
})
const list = (words: string) => words.split(', ')

/** What the seeded catalogue trades in. Every brand is invented. */
export const assortment: Shelf[] = [
  {
    category: 'Electronics & Gadgets',
    brands: list(
      'Voltara, Sonique, Pixelworth, Nordbeam, Auralis, Circuitry & Co, Lumitek, Hexabyte, Meghna Digital, Kinetiq, Ohmline, Brightwave',
    ),
    qualities: list(
      'Wireless, Compact, Fast-charging, Noise-cancelling, Waterproof, Low-latency, Foldable, Energy-saving',
    ),
    uses: list('resale in electronics shops, corporate gifts, call centres, classrooms, travel retail'),
    wares: [
      ware('Bluetooth Headphones', 'headphones', 'Over-Ear, On-Ear, Studio, Kids', 6, 60),
      ware('Smartphone', 'phone', '64 GB, 128 GB, 256 GB, Rugged', 70, 420),
      ware('Laptop', 'laptop', '13-inch, 14-inch, 15-inch, Convertible', 210, 980),
      ware('Smartwatch', 'watch', 'Sport, Classic, Kids, GPS', 12, 140),
      ware('Action Camera', 'camera', '4K, Full HD, Dual-Screen', 25, 180),
      ware('Power Bank', 'battery', '10,000 mAh, 20,000 mAh, Solar, Slim', 4, 32),
      ware('USB-C Charger', 'plug', '20 W, 45 W, 65 W, Four-Port', 2, 24),
      ware('LED Television', 'television', '32-inch, 43-inch, 55-inch', 95, 460),
      ware('Bluetooth Speaker', 'speaker', 'Portable, Tower, Mini, Outdoor', 5, 90),
      ware('Mechanical Keyboard', 'keyboard', 'Full-Size, Tenkeyless, Backlit', 11, 75),
      ware('Optical Mouse', 'mouse', 'Ergonomic, Silent, Gaming', 1.5, 22),
    ],
  },
  {
    category: 'Home & Kitchen Appliances',
    brands: list(
      'Hearthline, Casanova Home, Padma Kitchen, Emberly, Cookwell, Nestora, Aromica, Steelhaven, Warmstead, Domavia, Kettle & Kin, Brightnook',
    ),
    qualities: list(
      'Stainless, Non-Stick, Stackable, Energy-Saving, Dishwasher-Safe, Heavy-Duty, Induction-Ready, Space-Saving',
    ),
    uses: list('hotels and guest houses, restaurant kitchens, home stores, serviced apartments, canteens'),
    wares: [
      ware('Frying Pan', 'pan', '20 cm, 24 cm, 28 cm, Cast-Iron', 3, 28),
      ware('Cutlery Set', 'cutlery', '16-Piece, 24-Piece, Hotel', 5, 45),
      ware('Electric Kettle', 'teapot', '1.2 L, 1.7 L, Glass, Gooseneck', 7, 38),
      ware('Two-Seat Sofa', 'sofa', 'Linen, Velvet, Leatherette', 85, 340),
      ware('LED Bulb', 'bulb', '7 W, 9 W, 12 W, Dimmable', 0.6, 4),
      ware('Dining Chair', 'chair', 'Beech, Rattan, Upholstered', 14, 70),
      ware('Cleaning Set', 'broom', 'Indoor, Outdoor, Microfibre', 2, 18),
      ware('Chef Knife', 'knife', '15 cm, 20 cm, Santoku', 3, 40),
      ware('Bed Frame', 'bed', 'Single, Queen, King', 60, 290),
      ware('Storage Jar', 'jar', '500 ml, 1 L, Set of Six', 0.8, 9),
    ],
  },
  {
    category: 'Fashion & Apparel',
    brands: list(
      'Jamdani House, Threadfolk, Urban Loom, Sundar Weaves, Northstitch, Velora, Denim Dock, Kantha Studio, Marlowe & Reed, Linenry, Stride Union, Cottonfield',
    ),
    qualities: list('Organic, Slim-Fit, Relaxed, Breathable, Hand-Finished, Recycled, Printed, Stretch'),
    uses: list('boutiques, seasonal collections, uniform programmes, online shops, export orders'),
    wares: [
      ware('Cotton T-Shirt', 'shirt', 'Men, Women, Kids, Oversized', 1.4, 9),
      ware('Denim Jeans', 'jeans', 'Straight, Tapered, High-Waist', 6, 28),
      ware('Summer Dress', 'dress', 'Midi, Maxi, Wrap', 5, 32),
      ware('Running Shoes', 'sneaker', 'Men, Women, Trail', 9, 48),
      ware('Leather Handbag', 'handbag', 'Tote, Crossbody, Clutch', 8, 75),
      ware('Woven Scarf', 'scarf', 'Wool, Cotton, Silk Blend', 1.8, 16),
      ware('Work Gloves', 'gloves', 'Knitted, Leather, Touchscreen', 0.7, 7),
      ware('Rain Jacket', 'coat', 'Packable, Lined, Reflective', 7, 42),
      ware('Sunglasses', 'sunglasses', 'Polarised, Round, Sport', 1.2, 14),
      ware('Hiking Boots', 'boot', 'Mid, High, Insulated', 14, 66),
    ],
  },
  {
    category: 'Industrial Machinery & Tools',
    brands: list(
      'Ironclad Works, Torqline, Forge & Field, Karkhana Tools, Granit, Boltmaster, Steelpoint, Hydrona, Apex Drivetrain, Millwright, Rotorex, Anvil Union',
    ),
    qualities: list(
      'Heavy-Duty, Precision, Corrosion-Resistant, Insulated, Hardened, Cordless, High-Torque, Certified',
    ),
    uses: list('construction sites, workshops, maintenance crews, factories, tool rental'),
    wares: [
      ware('Claw Hammer', 'hammer', '450 g, 600 g, Fibreglass', 2.5, 19),
      ware('Adjustable Wrench', 'wrench', '150 mm, 250 mm, 300 mm', 2, 24),
      ware('Helical Gear', 'gear', 'Module 1, Module 2, Module 4', 4, 120),
      ware('Screwdriver Set', 'screwdriver', '6-Piece, 12-Piece, Insulated', 3, 30),
      ware('Circular Saw', 'saw', '165 mm, 190 mm, Cordless', 32, 190),
      ware('Hex Bolt Pack', 'bolt', 'M6, M8, M10, Mixed', 0.9, 14),
      ware('Tool Box', 'toolbox', '16-inch, 20-inch, Rolling', 6, 55),
      ware('Lifting Magnet', 'magnet', '100 kg, 300 kg, 600 kg', 28, 240),
      ware('Safety Helmet', 'helmet', 'Vented, Visor, Climbing', 2, 18),
      ware('Aluminium Ladder', 'ladder', '3 m, 5 m, Telescopic', 24, 160),
    ],
  },
  {
    category: 'Health & Beauty',
    brands: list(
      'Neemleaf, Purelle Labs, Rosewater & Rye, Dermavita, Shapla Care, Halcyon Skin, Mintwell, Glowry, Apothek Nine, Verbena, Clinora, Softhaven',
    ),
    qualities: list(
      'Fragrance-Free, Herbal, Vegan, Dermatologist-Tested, Travel-Size, Long-Lasting, Hypoallergenic, Refillable',
    ),
    uses: list('pharmacies, salons, hotel bathrooms, clinics, beauty boxes'),
    wares: [
      ware('Body Lotion', 'lotion', '200 ml, 400 ml, Aloe, Shea', 0.9, 9),
      ware('Matte Lipstick', 'lipstick', 'Nude, Berry, Classic Red', 0.8, 8),
      ware('Bar Soap', 'soap', 'Oat, Lemon, Charcoal', 0.3, 3),
      ware('Bamboo Toothbrush', 'toothbrush', 'Soft, Medium, Pack of Four', 0.3, 4),
      ware('Nail Polish', 'polish', 'Gel, Quick-Dry, Pastel', 0.6, 5),
      ware('Stethoscope', 'stethoscope', 'Single-Head, Dual-Head, Paediatric', 6, 70),
      ware('Bath Sponge', 'sponge', 'Natural, Exfoliating, Konjac', 0.4, 4),
      ware('Digital Thermometer', 'thermometer', 'Infrared, Flexible-Tip, Ear', 1.2, 22),
    ],
  },
  {
    category: 'Automotive Parts & Accessories',
    brands: list(
      'Roadcrest, Motorvale, Piston & Pine, Axelon, Jatra Auto, Grip Republic, Lubrano, Sparkwell, Highway Nine, Brakewise, Cargoline, Turbina',
    ),
    qualities: list(
      'All-Weather, Heavy-Duty, Quick-Fit, Universal, High-Performance, Rust-Proof, Low-Noise, Long-Life',
    ),
    uses: list('garages, fleet operators, spare-part dealers, car washes, motorcycle workshops'),
    wares: [
      ware('Car Cover', 'car', 'Hatchback, Sedan, Off-Road', 6, 48),
      ware('All-Season Tyre', 'wheel', '15-inch, 16-inch, 17-inch', 28, 130),
      ware('Engine Oil', 'oil', '5W-30, 10W-40, Diesel', 3, 34),
      ware('Warning Beacon', 'beacon', 'Magnetic, Rechargeable, Amber', 4, 40),
      ware('Motorcycle Chain Kit', 'motorcycle', '125 cc, 250 cc, Off-Road', 9, 85),
      ware('Fuel Transfer Pump', 'pump', '12 V, 24 V, Manual', 14, 150),
      ware('Car Battery', 'battery', '45 Ah, 60 Ah, 74 Ah', 26, 110),
    ],
  },
  {
    category: 'Office Supplies & Stationery',
    brands: list(
      'Paperkite, Inkwell & Sons, Dhanmondi Press, Foliana, Marginalia, Clipworks, Quillon, Stacker, Desklore, Lined & Co, Boxwright, Tidymark',
    ),
    qualities: list('Recycled, Premium, Acid-Free, Refillable, Bulk-Pack, Smudge-Free, Eco, Executive'),
    uses: list('schools, offices, print shops, stationers, trade fairs'),
    wares: [
      ware('Paper Clips', 'clip', '28 mm, 50 mm, Coloured', 0.2, 3),
      ware('Graphite Pencil', 'pencil', 'HB, 2B, Pack of Twelve', 0.1, 3),
      ware('Ruled Notebook', 'notebook', 'A5, A4, Hardcover', 0.7, 8),
      ware('Ballpoint Pen', 'pen', 'Blue, Black, Retractable', 0.1, 4),
      ware('Document Folder', 'folder', 'Expanding, Lever-Arch, Clear', 0.4, 7),
      ware('Office Scissors', 'scissors', '17 cm, 21 cm, Left-Handed', 0.8, 9),
      ware('Steel Ruler', 'ruler', '15 cm, 30 cm, 1 m', 0.4, 6),
      ware('Laser Printer', 'printer', 'Mono, Colour, All-in-One', 75, 420),
      ware('Shipping Carton', 'carton', 'Small, Medium, Double-Wall', 0.3, 4),
    ],
  },
]
