/**
 * What a large shop is made of. One line a product: department, section, category, what it is called, its picture under
 * `demo/media`, usual price, grams, materials, and the choice it comes in (c colour, s size, m material, cs, or none).
 * Plain words only, without hyphens, so that PostgreSQL and the generator split them into the same search words.
 */
export const PRODUCTS = `
Kitchen and Table|Drinkware|Mugs|Mug,Cup|mug|16|350|Stoneware,Porcelain,Enamel|c
Kitchen and Table|Drinkware|Tumblers|Tumbler,Travel Cup|tumbler|24|280|Steel,Glass,Bamboo|c
Kitchen and Table|Drinkware|Water Bottles|Water Bottle,Flask|water-bottle|27|320|Steel,Glass,Aluminium|cs
Kitchen and Table|Tea and Coffee|Teapots|Teapot|teapot|48|900|Stoneware,Porcelain,Iron|c
Kitchen and Table|Tea and Coffee|Storage Jars|Storage Jar,Canister|storage-jar|19|600|Glass,Stoneware,Steel|s
Kitchen and Table|Cooking|Cooking Pots|Casserole,Cooking Pot|cooking-pot|89|3200|Iron,Steel,Copper|cs
Kitchen and Table|Cooking|Cutting Boards|Cutting Board,Serving Board|cutting-board|42|1400|Oak,Walnut,Bamboo|s
Kitchen and Table|Outdoor Meals|Picnic Baskets|Picnic Basket,Hamper|picnic-basket|74|1800|Willow,Rattan,Canvas|none
Home and Living|Lighting|Table Lamps|Table Lamp,Reading Lamp|table-lamp|95|1900|Brass,Oak,Linen|c
Home and Living|Lighting|Light Bulbs|Light Bulb,Filament Bulb|led-bulb|9|90|Glass,Frosted Glass|none
Home and Living|Lighting|Floodlights|Floodlight,Garden Light|floodlight|58|1300|Aluminium,Steel|c
Home and Living|Decoration|Vases|Vase,Bud Vase|vase|38|1100|Glass,Stoneware,Porcelain|cs
Home and Living|Decoration|Wall Clocks|Wall Clock,Station Clock|wall-clock|64|950|Oak,Steel,Brass|c
Home and Living|Decoration|Scented Candles|Scented Candle,Candle|scented-candle|22|420|Soy Wax,Beeswax|m
Home and Living|Decoration|Sculptures|Sculpture,Figure|clay-sculpture|120|1600|Clay,Plaster,Bronze|none
Home and Living|Furniture|Stools|Stool,Step Stool|stool|110|4200|Oak,Beech,Ash|m
Home and Living|Comfort|Desk Fans|Desk Fan,Table Fan|desk-fan|46|1700|Steel,Brass|c
Home and Living|Comfort|Umbrellas|Umbrella,Walking Umbrella|umbrella|36|480|Bamboo,Nylon|c
Desk and Paper|Stationery|Notebooks|Notebook,Journal|notebook|14|260|Linen,Leather,Recycled Paper|cs
Desk and Paper|Stationery|Desk Organizers|Desk Organizer,Pen Tray|desk-organizer|33|700|Oak,Steel,Cork|c
Desk and Paper|Stationery|Packing Tape|Packing Tape,Tape Roll|tape-roll|5|180|Paper,Vinyl|s
Desk and Paper|Parcels|Shipping Boxes|Shipping Box,Parcel Box|shipping-box|3|240|Kraft Board,Double Wall Board|s
Desk and Paper|Parcels|Mailers|Mailer,Parcel Bag|poly-mailer|2|20|Recycled Film,Kraft Paper|cs
Desk and Paper|Gifts|Gift Boxes|Gift Box,Present Box|gift-box|8|220|Board,Kraft Board|cs
Desk and Paper|Art|Easels|Easel,Canvas Easel|canvas-easel|76|2800|Beech,Pine|none
Electronics|Computers|Laptops|Laptop,Notebook Computer|laptop|980|1400|Aluminium,Magnesium|c
Electronics|Computers|Keyboards|Keyboard,Mechanical Keyboard|keyboard|92|850|Aluminium,Walnut|c
Electronics|Computers|Mice|Mouse,Wireless Mouse|mouse|38|95|Matt Shell,Aluminium|c
Electronics|Phones|Smartphones|Smartphone,Phone|smartphone|540|190|Glass,Titanium|c
Electronics|Phones|Power Banks|Power Bank,Pocket Charger|power-bank|35|240|Aluminium,Felt|c
Electronics|Phones|Chargers|Charger,Wall Charger|usb-charger|22|90|Matt Shell,Aluminium|c
Electronics|Phones|Travel Adapters|Travel Adapter,World Adapter|travel-adapter|26|150|Matt Shell,Brass|c
Electronics|Sound|Headphones|Headphones,Studio Headphones|headphones|130|260|Leather,Aluminium|c
Electronics|Sound|Earbuds|Earbuds,Wireless Earbuds|earbuds|85|60|Matt Shell,Titanium|c
Electronics|Sound|Speakers|Speaker,Bluetooth Speaker|bluetooth-speaker|78|620|Felt,Walnut,Aluminium|c
Electronics|Wearables|Smart Watches|Smart Watch,Fitness Watch|smart-watch|210|70|Titanium,Aluminium|cs
Electronics|Cameras|Cameras|Camera,Compact Camera|camera|620|540|Magnesium,Leather|c
Fashion|Bags|Handbags|Handbag,Shoulder Bag|handbag|140|800|Leather,Suede,Canvas|c
Fashion|Bags|Crossbody Bags|Crossbody Bag,Satchel|crossbody-bag|95|500|Leather,Canvas,Nylon|c
Fashion|Bags|Tote Bags|Tote Bag,Market Bag|tote-bag|32|350|Canvas,Linen,Leather|c
Fashion|Bags|Backpacks|Backpack,Day Pack|backpack|88|900|Canvas,Nylon,Leather|cs
Fashion|Bags|Wallets|Wallet,Card Holder|wallet|45|120|Leather,Suede|c
Fashion|Accessories|Belts|Belt|belt|39|220|Leather,Canvas,Suede|cs
Fashion|Accessories|Scarves|Scarf,Silk Scarf|silk-scarf|68|90|Silk,Cashmere,Wool|c
Fashion|Accessories|Sunglasses|Sunglasses|sunglasses|110|60|Acetate,Titanium|c
Fashion|Accessories|Caps|Cap,Field Cap|cap|28|110|Cotton,Wool,Linen|cs
Fashion|Accessories|Sun Hats|Sun Hat,Brimmed Hat|sun-hat|44|150|Straw,Cotton,Linen|cs
Fashion|Jewellery|Necklaces|Necklace,Pendant|necklace|95|30|Silver,Gold,Brass|m
Fashion|Jewellery|Watches|Watch,Wristwatch|wristwatch|240|90|Steel,Leather,Titanium|c
Fashion|Jewellery|Keychains|Keychain,Key Ring|keychain|12|40|Leather,Brass,Steel|c
Fashion|Beauty|Perfumes|Perfume,Eau de Parfum|perfume|84|320|Cedar,Amber,Citrus|s
Fashion|Beauty|Lipsticks|Lipstick,Lip Colour|lipstick|21|40|Satin,Velvet|c
Fashion|Beauty|Balms|Balm,Skin Balm|balm-jar|18|110|Beeswax,Shea|s
Sport and Travel|Training|Dumbbells|Dumbbell,Hand Weight|dumbbell|36|5000|Iron,Neoprene,Steel|s
Sport and Travel|Training|Kettlebells|Kettlebell|kettlebell|49|8000|Iron,Steel|s
Sport and Travel|Training|Weight Plates|Weight Plate,Barbell Plate|barbell-plate|57|10000|Iron,Rubber|s
Sport and Travel|Training|Yoga Mats|Yoga Mat,Exercise Mat|yoga-mat|48|1500|Cork,Rubber,Jute|c
Sport and Travel|Ball Games|Basketballs|Basketball|basketball|34|620|Leather,Rubber|s
Sport and Travel|Ball Games|Footballs|Football,Match Ball|football|31|430|Leather,Rubber|s
Sport and Travel|Ball Games|Tennis Sets|Tennis Set,Racket Set|tennis-set|115|900|Graphite,Aluminium|c
Sport and Travel|Outdoors|Skateboards|Skateboard,Cruiser|skateboard|96|2600|Maple,Bamboo|c
Sport and Travel|Outdoors|Paddles|Paddle,Canoe Paddle|paddle|82|1100|Ash,Carbon,Cherry|s
Sport and Travel|Luggage|Suitcases|Suitcase,Cabin Case|suitcase|165|3400|Aluminium,Canvas|cs
Sport and Travel|Luggage|Duffel Bags|Duffel Bag,Weekender|duffel-bag|98|1100|Canvas,Nylon,Leather|c
Car and Workshop|Engine|Air Filters|Air Filter,Cabin Filter|air-filter|24|350|Paper,Cotton,Foam|s
Car and Workshop|Engine|Spark Plugs|Spark Plug,Plug Set|spark-plug|19|120|Iridium,Nickel,Platinum|m
Car and Workshop|Engine|Motor Oil|Motor Oil,Engine Oil|oil-bottle|34|1100|Synthetic,Mineral|s
Car and Workshop|Engine|Car Batteries|Car Battery,Starter Battery|car-battery|118|14000|Gel,Fleece|s
Car and Workshop|Chassis|Brake Discs|Brake Disc,Vented Disc|brake-disc|72|7200|Iron,Carbon|s
Car and Workshop|Chassis|Shock Absorbers|Shock Absorber,Damper|shock-absorber|88|2700|Steel,Aluminium|s
Car and Workshop|Chassis|Wheels|Wheel,Alloy Wheel|wheel|185|9800|Aluminium,Steel|cs
Car and Workshop|Chassis|Headlights|Headlight,Driving Light|headlight|124|2100|Glass,Aluminium|none
Car and Workshop|Charging|Car Chargers|Car Charger,Wall Box|ev-charger|489|6500|Aluminium,Steel|c
Car and Workshop|Tools|Toolboxes|Toolbox,Tool Chest|toolbox|66|3800|Steel,Ash|c
Car and Workshop|Tools|Safety Helmets|Safety Helmet,Work Helmet|safety-helmet|29|420|Composite,Carbon|cs
Car and Workshop|Machine Parts|Ball Bearings|Ball Bearing,Bearing|ball-bearing|11|140|Steel,Ceramic,Brass|s
Car and Workshop|Machine Parts|Ball Valves|Ball Valve,Shut Off Valve|ball-valve|23|460|Brass,Steel|s
Car and Workshop|Machine Parts|Gears|Gear,Spur Gear|spur-gear|27|700|Steel,Brass,Nylon|s
Car and Workshop|Machine Parts|Bolt Sets|Bolt Set,Screw Set|bolt-set|14|900|Steel,Titanium,Brass|s
Car and Workshop|Machine Parts|Casters|Caster,Swivel Wheel|caster-wheel|16|520|Rubber,Nylon|s
Car and Workshop|Machine Parts|Motors|Motor,Electric Motor|electric-motor|310|8600|Iron,Aluminium|s
Car and Workshop|Machine Parts|Hydraulic Cylinders|Hydraulic Cylinder,Lift Cylinder|hydraulic-cylinder|270|9200|Steel,Chrome|s
Car and Workshop|Machine Parts|Pipe Flanges|Pipe Flange,Flange|pipe-flange|32|2400|Steel,Iron|s
Car and Workshop|Machine Parts|Pressure Gauges|Pressure Gauge,Gauge|pressure-gauge|41|380|Brass,Steel|s
Electrical|Sockets and Switches|Sockets|Socket,Wall Socket|socket|13|110|Porcelain,Brass,Bakelite|c
Electrical|Sockets and Switches|Outdoor Sockets|Outdoor Socket,Garden Socket|outdoor-socket|28|260|Rubber,Bakelite|c
Electrical|Sockets and Switches|Dimmers|Dimmer,Rotary Dimmer|dimmer|31|120|Brass,Porcelain|c
Electrical|Power|Power Strips|Power Strip,Socket Strip|power-strip|29|480|Bakelite,Aluminium|c
Electrical|Power|Power Supplies|Power Supply,Bench Supply|power-supply|86|1300|Aluminium,Steel|s
Electrical|Power|Cable Reels|Cable Reel,Extension Reel|cable-reel|54|3600|Rubber,Steel|s
Electrical|Power|Circuit Breakers|Circuit Breaker,Fuse Switch|circuit-breaker|18|150|Bakelite,Silver Contact|s
Celebrations|Christmas|Christmas Trees|Christmas Tree,Table Tree|christmas-tree|125|5400|Fir,Spruce|s
Celebrations|Christmas|Baubles|Bauble,Glass Ornament|bauble|9|70|Glass,Porcelain|c
Celebrations|Christmas|Wreaths|Wreath,Door Wreath|wreath|52|900|Fir,Willow|s
Celebrations|Christmas|Snow Globes|Snow Globe,Music Globe|snow-globe|37|800|Glass,Walnut|none
Tattoo Studio|Machines|Tattoo Pens|Tattoo Pen,Rotary Pen|tattoo-pen|310|180|Aluminium,Titanium|c
Tattoo Studio|Machines|Foot Pedals|Foot Pedal,Foot Switch|foot-pedal|58|420|Steel,Rubber|c
Tattoo Studio|Supplies|Ink Sets|Ink Set,Pigment Set|ink-set|96|700|Vegan,Mineral|s
Tattoo Studio|Supplies|Ink Cups|Ink Cup,Ink Tray|ink-cups|7|60|Silicone,Steel|s
Tattoo Studio|Supplies|Needle Cartridges|Needle Cartridge,Needle Set|needle-cartridges|34|110|Steel,Surgical Steel|s
`

export const SERIES =
  `Harbour Alder Solveig Meridian Quarry Lumen Fjord Tessera Juniper Atlas Corvo Bracken Halden Osprey Linden Mistral
  Saltmarsh Verso Nordlys Pavo Cinder Marlow Ostra Sierra Tundra Vela Wharf Aster Bellwether Calder Dune Ember Fathom
  Garnet Heron Isola Jetty Kestrel Larch Moraine Nimbus Orchard Pebble Quill Rowan Sable Thistle Umbra Vesper Willow
  Yarrow Zephyr Anvil Basin Cobble Drift Estuary Flint Grove Hearth`.split(/\s+/)

export const ADJECTIVES =
  `Slim Quiet Classic Compact Heavy Light Everyday Rounded Tall Low Folded Ribbed Brushed Glazed Woven Stacked Hidden
  Open Narrow Wide Soft Sturdy Plain Fluted Curved Pocket Grand Early Late Northern Southern Coastal Urban Rustic
  Modern Studio Workshop Garden Winter Summer Morning Evening Travel Foldable Layered Textured Seamless Weighted
  Balanced Original`.split(/\s+/)

export const COLOURS =
  "Jade Coral Slate Sand Ivory Charcoal Navy Forest Rust Mustard Blush Plum Sky Olive Black White Silver Amber Teal Burgundy".split(
    " ",
  )
export const SIZES = "XS S M L XL XXL".split(" ")
export const COUNTRIES_OF_ORIGIN =
  "Portugal Italy Japan Germany Denmark Poland Vietnam India Mexico Taiwan Spain Sweden".split(" ")
export const CARE = ["Wipe clean", "Hand wash", "Dishwasher safe", "Keep dry", "Oil twice a year", "No care needed"]
