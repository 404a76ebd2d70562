import type { categories } from '@arot/contract'
import type { Picture } from '../modules/media/demo-pictures.ts'

export type Category = (typeof categories)[number]

/** One kind of product: its noun, picture, variants, qualities, carton size and range of prices. */
export type Ware = {
  noun: string
  picture: Picture
  variants: string[]
  qualities: string[]
  /** Units in a carton. */
  carton: number
  price: [least: number, most: number]
}
export type CategoryAssortment = { category: Category; brands: string[]; uses: string[]; wares: Ware[] }

const ware = (
  noun: string,
  picture: Picture,
  variants: string,
  qualities: string,
  carton: number,
  least: number,
  most: number,
): Ware => ({
  noun,
  picture,
  variants: variants.split(', '),
  qualities: qualities.split(', '),
  carton,
  price: [least, most],
})
const list = (words: string) => words.split(', ')

/** The products of the seeded catalogue. All brands are invented. */
export const assortment: CategoryAssortment[] = [
  {
    category: 'Electronics & Gadgets',
    brands: list(
      'Voltara, Sonique, Pixelworth, Nordbeam, Auralis, Circuitry & Co, Lumitek, Hexabyte, Meghna Digital, Kinetiq, Ohmline, Brightwave',
    ),
    uses: list('resale in electronics shops, corporate gifts, call centres, classrooms, travel retail'),
    wares: [
      ware(
        'Bluetooth Headphones',
        'headphones',
        'Over-Ear, On-Ear, Studio, Kids',
        'Wireless, Noise-Cancelling, Foldable, Low-Latency',
        12,
        6,
        60,
      ),
      ware(
        'Smartphone',
        'phone',
        '64 GB, 128 GB, 256 GB, Rugged',
        'Dual-SIM, Refurbished, Unlocked, Long-Battery',
        10,
        70,
        420,
      ),
      ware(
        'Laptop',
        'laptop',
        '13-inch, 14-inch, 15-inch, Convertible',
        'Refurbished, Business, Student, Lightweight',
        5,
        210,
        980,
      ),
      ware(
        'Smartwatch',
        'watch',
        'Sport, Classic, Kids, GPS',
        'Waterproof, Slim, Health-Tracking, Rugged',
        20,
        12,
        140,
      ),
      ware('Action Camera', 'camera', '4K, Full HD, Dual-Screen', 'Waterproof, Stabilised, Compact', 10, 25, 180),
      ware(
        'Power Bank',
        'battery',
        '10,000 mAh, 20,000 mAh, Solar, Slim',
        'Fast-Charging, Slim, Airline-Safe, Rugged',
        40,
        4,
        32,
      ),
      ware(
        'USB-C Charger',
        'plug',
        '20 W, 45 W, 65 W, Four-Port',
        'Fast-Charging, Compact, Travel, Wall-Mounted',
        50,
        2,
        24,
      ),
      ware(
        'LED Television',
        'television',
        '32-inch, 43-inch, 55-inch',
        'Smart, Energy-Saving, Slim, Hotel-Mode',
        2,
        95,
        460,
      ),
      ware(
        'Bluetooth Speaker',
        'speaker',
        'Portable, Tower, Mini, Outdoor',
        'Wireless, Waterproof, Stereo, Long-Playing',
        12,
        5,
        90,
      ),
      ware(
        'Mechanical Keyboard',
        'keyboard',
        'Full-Size, Tenkeyless, Backlit',
        'Wired, Wireless, Low-Profile, Quiet',
        10,
        11,
        75,
      ),
      ware('Optical Mouse', 'mouse', 'Ergonomic, Silent, Gaming', 'Wireless, Wired, Rechargeable', 40, 1.5, 22),
    ],
  },
  {
    category: 'Home & Kitchen Appliances',
    brands: list(
      'Hearthline, Casanova Home, Padma Kitchen, Emberly, Cookwell, Nestora, Aromica, Steelhaven, Warmstead, Domavia, Kettle & Kin, Brightnook',
    ),
    uses: list('hotels and guest houses, restaurant kitchens, home stores, serviced apartments, canteens'),
    wares: [
      ware(
        'Frying Pan',
        'pan',
        '20 cm, 24 cm, 28 cm',
        'Non-Stick, Stainless-Steel, Induction-Ready, Heavy-Duty',
        12,
        3,
        28,
      ),
      ware(
        'Cutlery Set',
        'cutlery',
        '16-Piece, 24-Piece, Hotel',
        'Stainless-Steel, Dishwasher-Safe, Brushed',
        12,
        5,
        45,
      ),
      ware(
        'Electric Kettle',
        'teapot',
        '1.2 L, 1.7 L, Glass, Gooseneck',
        'Stainless-Steel, Cordless, Quick-Boil',
        8,
        7,
        38,
      ),
      ware(
        'Two-Seat Sofa',
        'sofa',
        'Linen, Velvet, Leatherette',
        'Upholstered, Hard-Wearing, Space-Saving',
        1,
        85,
        340,
      ),
      ware('LED Bulb', 'bulb', '7 W, 9 W, 12 W, Dimmable', 'Warm-White, Cool-White, Energy-Saving', 100, 0.6, 4),
      ware('Dining Chair', 'chair', 'Beech, Rattan, Upholstered', 'Stackable, Hard-Wearing, Solid-Wood', 4, 14, 70),
      ware('Cleaning Set', 'broom', 'Indoor, Outdoor, Microfibre', 'Washable, Professional, Compact', 12, 2, 18),
      ware('Chef Knife', 'knife', '15 cm, 20 cm, Santoku', 'Forged, Stainless-Steel, Full-Tang', 24, 3, 40),
      ware('Bed Frame', 'bed', 'Single, Queen, King', 'Solid-Wood, Steel, Folding', 1, 60, 290),
      ware('Storage Jar', 'jar', '500 ml, 1 L, Set of Six', 'Airtight, Stackable, Dishwasher-Safe', 24, 0.8, 9),
    ],
  },
  {
    category: 'Fashion & Apparel',
    brands: list(
      'Jamdani House, Threadfolk, Urban Loom, Sundar Weaves, Northstitch, Velora, Denim Dock, Kantha Studio, Marlowe & Reed, Linenry, Stride Union, Cottonfield',
    ),
    uses: list('boutiques, seasonal collections, uniform programmes, online shops, export orders'),
    wares: [
      ware('Cotton T-Shirt', 'shirt', 'Men, Women, Kids, Oversized', 'Organic, Combed, Heavyweight, Plain', 48, 1.4, 9),
      ware('Denim Jeans', 'jeans', 'Straight, Tapered, High-Waist', 'Stretch, Stonewashed, Slim-Fit, Raw', 24, 6, 28),
      ware('Summer Dress', 'dress', 'Midi, Maxi, Wrap', 'Printed, Linen-Blend, Sleeveless', 24, 5, 32),
      ware('Running Shoes', 'sneaker', 'Men, Women, Trail', 'Cushioned, Lightweight, Breathable', 12, 9, 48),
      ware('Leather Handbag', 'handbag', 'Tote, Crossbody, Clutch', 'Hand-Finished, Full-Grain, Lined', 10, 8, 75),
      ware('Woven Scarf', 'scarf', 'Wool, Cotton, Silk Blend', 'Hand-Finished, Soft, Fringed', 50, 1.8, 16),
      ware('Work Gloves', 'gloves', 'Knitted, Leather, Touchscreen', 'Cut-Resistant, Coated, Breathable', 120, 0.7, 7),
      ware('Rain Jacket', 'coat', 'Packable, Lined, Reflective', 'Waterproof, Hooded, Lightweight', 20, 7, 42),
      ware(
        'Sunglasses',
        'sunglasses',
        'Polarised, Round, Sport',
        'UV-400, Scratch-Resistant, Lightweight',
        50,
        1.2,
        14,
      ),
      ware('Hiking Boots', 'boot', 'Mid, High, Insulated', 'Waterproof, Lined, Ankle-High', 10, 14, 66),
    ],
  },
  {
    category: 'Industrial Machinery & Tools',
    brands: list(
      'Ironclad Works, Torqline, Forge & Field, Karkhana Tools, Granit, Boltmaster, Steelpoint, Hydrona, Apex Drivetrain, Millwright, Rotorex, Anvil Union',
    ),
    uses: list('construction sites, workshops, maintenance crews, factories, tool rental'),
    wares: [
      ware('Claw Hammer', 'hammer', '450 g, 600 g, Fibreglass', 'Forged, Shock-Absorbing, Heavy-Duty', 24, 2.5, 19),
      ware('Adjustable Wrench', 'wrench', '150 mm, 250 mm, 300 mm', 'Chrome-Plated, Heavy-Duty, Wide-Jaw', 24, 2, 24),
      ware('Helical Gear', 'gear', 'Module 1, Module 2, Module 4', 'Hardened, Precision, Ground', 20, 4, 120),
      ware(
        'Screwdriver Set',
        'screwdriver',
        '6-Piece, 12-Piece, Insulated',
        'Magnetic, Insulated, Precision',
        24,
        3,
        30,
      ),
      ware('Circular Saw', 'saw', '165 mm, 190 mm, Cordless', 'High-Torque, Brushless, Corded', 4, 32, 190),
      ware('Hex Bolt Pack', 'bolt', 'M6, M8, M10, Mixed', 'Zinc-Plated, Stainless-Steel, High-Tensile', 100, 0.9, 14),
      ware('Tool Box', 'toolbox', '16-inch, 20-inch, Rolling', 'Steel, Stackable, Lockable', 6, 6, 55),
      ware('Lifting Magnet', 'magnet', '100 kg, 300 kg, 600 kg', 'Permanent, Certified, Compact', 2, 28, 240),
      ware('Safety Helmet', 'helmet', 'Vented, Visor, Climbing', 'Certified, Ventilated, Adjustable', 20, 2, 18),
      ware('Aluminium Ladder', 'ladder', '3 m, 5 m, Telescopic', 'Certified, Non-Slip, Folding', 2, 24, 160),
    ],
  },
  {
    category: 'Health & Beauty',
    brands: list(
      'Neemleaf, Purelle Labs, Rosewater & Rye, Dermavita, Shapla Care, Halcyon Skin, Mintwell, Glowry, Apothek Nine, Verbena, Clinora, Softhaven',
    ),
    uses: list('pharmacies, salons, hotel bathrooms, clinics, beauty boxes'),
    wares: [
      ware('Body Lotion', 'lotion', '200 ml, 400 ml, Aloe, Shea', 'Fragrance-Free, Vegan, Moisturising', 48, 0.9, 9),
      ware('Matte Lipstick', 'lipstick', 'Nude, Berry, Classic Red', 'Long-Lasting, Vegan, Cruelty-Free', 72, 0.8, 8),
      ware('Bar Soap', 'soap', 'Oat, Lemon, Charcoal', 'Handmade, Vegan, Moisturising', 144, 0.3, 3),
      ware(
        'Bamboo Toothbrush',
        'toothbrush',
        'Soft, Medium, Pack of Four',
        'Compostable, Soft-Grip, Plastic-Free',
        144,
        0.3,
        4,
      ),
      ware('Nail Polish', 'polish', 'Gel, Quick-Dry, Pastel', 'Long-Lasting, Vegan, High-Gloss', 72, 0.6, 5),
      ware(
        'Stethoscope',
        'stethoscope',
        'Single-Head, Dual-Head, Paediatric',
        'Clinical, Latex-Free, Lightweight',
        10,
        6,
        70,
      ),
      ware('Bath Sponge', 'sponge', 'Natural, Exfoliating, Konjac', 'Plant-Based, Soft, Quick-Drying', 100, 0.4, 4),
      ware(
        'Digital Thermometer',
        'thermometer',
        'Infrared, Flexible-Tip, Ear',
        'Fast-Reading, Clinical, Waterproof',
        50,
        1.2,
        22,
      ),
    ],
  },
  {
    category: 'Automotive Parts & Accessories',
    brands: list(
      'Roadcrest, Motorvale, Piston & Pine, Axelon, Jatra Auto, Grip Republic, Lubrano, Sparkwell, Highway Nine, Brakewise, Cargoline, Turbina',
    ),
    uses: list('garages, fleet operators, spare-part dealers, car washes, motorcycle workshops'),
    wares: [
      ware('Car Cover', 'car', 'Hatchback, Sedan, Off-Road', 'All-Weather, Breathable, Lined', 8, 6, 48),
      ware('All-Season Tyre', 'wheel', '15-inch, 16-inch, 17-inch', 'Low-Noise, Long-Life, Reinforced', 4, 28, 130),
      ware('Engine Oil', 'oil', '5W-30, 10W-40, Diesel', 'Fully-Synthetic, Semi-Synthetic, Mineral', 12, 3, 34),
      ware(
        'Warning Beacon',
        'beacon',
        'Magnetic, Rechargeable, Amber',
        'LED, Weatherproof, High-Visibility',
        24,
        4,
        40,
      ),
      ware('Motorcycle Chain Kit', 'motorcycle', '125 cc, 250 cc, Off-Road', 'Hardened, Sealed, Heavy-Duty', 20, 9, 85),
      ware('Fuel Transfer Pump', 'pump', '12 V, 24 V, Manual', 'Self-Priming, Cast-Iron, Portable', 4, 14, 150),
      ware('Car Battery', 'battery', '45 Ah, 60 Ah, 74 Ah', 'Maintenance-Free, Cold-Start, Long-Life', 4, 26, 110),
    ],
  },
  {
    category: 'Office Supplies & Stationery',
    brands: list(
      'Paperkite, Inkwell & Sons, Dhanmondi Press, Foliana, Marginalia, Clipworks, Quillon, Stacker, Desklore, Lined & Co, Boxwright, Tidymark',
    ),
    uses: list('schools, offices, print shops, stationers, trade fairs'),
    wares: [
      ware('Paper Clips', 'clip', '28 mm, 50 mm, Coloured', 'Galvanised, Rust-Proof, Bulk-Pack', 200, 0.2, 3),
      ware(
        'Graphite Pencil',
        'pencil',
        'HB, 2B, Pack of Twelve',
        'Pre-Sharpened, Break-Resistant, Hexagonal',
        144,
        0.1,
        3,
      ),
      ware('Ruled Notebook', 'notebook', 'A5, A4, Hardcover', 'Recycled, Stitched, Acid-Free', 60, 0.7, 8),
      ware('Ballpoint Pen', 'pen', 'Blue, Black, Retractable', 'Smudge-Free, Refillable, Fine-Point', 200, 0.1, 4),
      ware('Document Folder', 'folder', 'Expanding, Lever-Arch, Clear', 'Recycled, Reinforced, A4', 60, 0.4, 7),
      ware(
        'Office Scissors',
        'scissors',
        '17 cm, 21 cm, Left-Handed',
        'Stainless-Steel, Soft-Grip, Pointed',
        60,
        0.8,
        9,
      ),
      ware('Steel Ruler', 'ruler', '15 cm, 30 cm, 1 m', 'Cork-Backed, Engraved, Non-Slip', 100, 0.4, 6),
      ware('Laser Printer', 'printer', 'Mono, Colour, All-in-One', 'Network, Duplex, Compact', 2, 75, 420),
      ware(
        'Shipping Carton',
        'carton',
        'Small, Medium, Double-Wall',
        'Recycled, Double-Taped, Flat-Packed',
        250,
        0.3,
        4,
      ),
    ],
  },
]
