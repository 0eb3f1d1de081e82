import { mainCategories } from '@preroll/rules/targeting/main-categories';

/** The subcategories (`IAB1-1`) of each top-level category, in order. IAB Tech Lab, CC BY 3.0. */
const inside = `Books & Literature | Celebrity Fan/Gossip | Fine Art | Humor | Movies | Music | Television
Auto Parts | Auto Repair | Buying/Selling Cars | Car Culture | Certified Pre-Owned | Convertible | Coupe | Crossover | Diesel | Electric Vehicle | Hatchback | Hybrid | Luxury | MiniVan | Motorcycles | Off-Road Vehicles | Performance Vehicles | Pickup | Road-Side Assistance | Sedan | Trucks & Accessories | Vintage Cars | Wagon
Advertising | Agriculture | Biotech/Biomedical | Business Software | Construction | Forestry | Government | Green Solutions | Human Resources | Logistics | Marketing | Metals
Career Planning | College | Financial Aid | Job Fairs | Job Search | Resume Writing/Advice | Nursing | Scholarships | Telecommuting | U.S. Military | Career Advice
7-12 Education | Adult Education | Art History | College Administration | College Life | Distance Learning | English as a 2nd Language | Language Learning | Graduate School | Homeschooling | Homework/Study Tips | K-6 Educators | Private School | Special Education | Studying Business
Adoption | Babies & Toddlers | Daycare/Pre School | Family Internet | Parenting - K-6 Kids | Parenting Teens | Pregnancy | Special Needs Kids | Eldercare
Exercise | ADD | AIDS/HIV | Allergies | Alternative Medicine | Arthritis | Asthma | Autism/PDD | Bipolar Disorder | Brain Tumor | Cancer | Cholesterol | Chronic Fatigue Syndrome | Chronic Pain | Cold & Flu | Deafness | Dental Care | Depression | Dermatology | Diabetes | Epilepsy | GERD/Acid Reflux | Headaches/Migraines | Heart Disease | Herbs for Health | Holistic Healing | IBS/Crohn's Disease | Incest/Abuse Support | Incontinence | Infertility | Men's Health | Nutrition | Orthopedics | Panic/Anxiety Disorders | Pediatrics | Physical Therapy | Psychology/Psychiatry | Senior Health | Sexuality | Sleep Disorders | Smoking Cessation | Substance Abuse | Thyroid Disease | Weight Loss | Women's Health
American Cuisine | Barbecues & Grilling | Cajun/Creole | Chinese Cuisine | Cocktails/Beer | Coffee/Tea | Cuisine-Specific | Desserts & Baking | Dining Out | Food Allergies | French Cuisine | Health/Low-Fat Cooking | Italian Cuisine | Japanese Cuisine | Mexican Cuisine | Vegan | Vegetarian | Wine
Art/Technology | Arts & Crafts | Beadwork | Bird-Watching | Board Games/Puzzles | Candle & Soap Making | Card Games | Chess | Cigars | Collecting | Comic Books | Drawing/Sketching | Freelance Writing | Genealogy | Getting Published | Guitar | Home Recording | Investors & Patents | Jewelry Making | Magic & Illusion | Needlework | Painting | Photography | Radio | Roleplaying Games | Sci-Fi & Fantasy | Scrapbooking | Screenwriting | Stamps & Coins | Video & Computer Games | Woodworking
Appliances | Entertaining | Environmental Safety | Gardening | Home Repair | Home Theater | Interior Decorating | Landscaping | Remodeling & Construction
Immigration | Legal Issues | U.S. Government Resources | Politics | Commentary
International News | National News | Local News
Beginning Investing | Credit/Debt & Loans | Financial News | Financial Planning | Hedge Fund | Insurance | Investing | Mutual Funds | Options | Retirement Planning | Stocks | Tax Planning
Dating | Divorce Support | Gay Life | Marriage | Senior Living | Teens | Weddings | Ethnic Specific
Astrology | Biology | Chemistry | Geology | Paranormal Phenomena | Physics | Space/Astronomy | Geography | Botany | Weather
Aquariums | Birds | Cats | Dogs | Large Animals | Reptiles | Veterinary Medicine
Auto Racing | Baseball | Bicycling | Bodybuilding | Boxing | Canoeing/Kayaking | Cheerleading | Climbing | Cricket | Figure Skating | Fly Fishing | Football | Freshwater Fishing | Game & Fish | Golf | Horse Racing | Horses | Hunting/Shooting | Inline Skating | Martial Arts | Mountain Biking | NASCAR Racing | Olympics | Paintball | Power & Motorcycles | Pro Basketball | Pro Ice Hockey | Rodeo | Rugby | Running/Jogging | Sailing | Saltwater Fishing | Scuba Diving | Skateboarding | Skiing | Snowboarding | Surfing/Body-Boarding | Swimming | Table Tennis/Ping-Pong | Tennis | Volleyball | Walking | Waterski/Wakeboard | World Soccer
Beauty | Body Art | Fashion | Jewelry | Clothing | Accessories
3-D Graphics | Animation | Antivirus Software | C/C++ | Cameras & Camcorders | Cell Phones | Computer Certification | Computer Networking | Computer Peripherals | Computer Reviews | Data Centers | Databases | Desktop Publishing | Desktop Video | Email | Graphics Software | Home Video/DVD | Internet Technology | Java | JavaScript | Mac Support | MP3/MIDI | Net Conferencing | Net for Beginners | Network Security | Palmtops/PDAs | PC Support | Portable | Entertainment | Shareware/Freeware | Unix | Visual Basic | Web Clip Art | Web Design/HTML | Web Search | Windows
Adventure Travel | Africa | Air Travel | Australia & New Zealand | Bed & Breakfasts | Budget Travel | Business Travel | By US Locale | Camping | Canada | Caribbean | Cruises | Eastern Europe | Europe | France | Greece | Honeymoons/Getaways | Hotels | Italy | Japan | Mexico & Central America | National Parks | South America | Spas | Theme Parks | Traveling with Kids | United Kingdom
Apartments | Architects | Buying/Selling Homes
Contests & Freebies | Couponing | Comparison | Engines
Alternative Religions | Atheism/Agnosticism | Buddhism | Catholicism | Christianity | Hinduism | Islam | Judaism | Latter-Day Saints | Pagan/Wiccan

Unmoderated UGC | Extreme Graphic/Explicit Violence | Pornography | Profane Content | Hate Content | Under Construction | Incentivized
Illegal Content | Warez | Spyware/Malware | Copyright Infringement`.split('\n');

export interface Category {
  code: string;
  name: string;
  parent: string | null;
}

export const categories: readonly Category[] = mainCategories.flatMap(({ code, name }, at) => {
  const parts = inside[at]?.split(' | ').filter((part) => part !== '') ?? [];
  return [
    { code, name, parent: null },
    ...parts.map((part, n) => ({ code: `${code}-${n + 1}`, name: part, parent: code })),
  ];
});
