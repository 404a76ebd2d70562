/** A file to begin with: the headings, and a row that is taken as it stands. */
const sample = `sku,name,brand,category,description,image,price,price_breaks,stock,minimum,carton,lead_days,rating,state
JS-50,"Jute Sack, 50 kg",Padma Mills,Industrial Machinery & Tools,"Food grade, hemmed.",https://pictures.example/jute-sack.jpg,1.40,240:1.25 600:1.10,4800,120,24,3,4.5,published
`

export const sampleFile = () => new Blob(['\uFEFF', sample.replaceAll('\n', '\r\n')], { type: 'text/csv' })
